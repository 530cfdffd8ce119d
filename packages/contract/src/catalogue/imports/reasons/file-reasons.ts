/** Why a file, a line of it or a cell cannot be read. */
export const fileReasons = {
  'file-empty': { PTBR: 'o arquivo está vazio', EN: 'the file is empty' },
  'file-only-headings': {
    PTBR: 'o arquivo só tem o cabeçalho; nenhuma linha para importar',
    EN: 'the file has only headings; there is no line to import',
  },
  'file-old-excel': {
    PTBR: 'o arquivo é um Excel antigo (.xls) ou está protegido por senha; salve-o como .xlsx sem senha',
    EN: 'the file is an old Excel file (.xls) or protected by a password; save it as .xlsx without a password',
  },
  'text-nul': { PTBR: 'há um caractere nulo (NUL)', EN: 'there is a null character (NUL)' },
  'text-encoding': {
    PTBR: 'há caracteres quebrados ou de outra codificação',
    EN: 'there are broken characters, or characters of another encoding',
  },
  'heading-nul': {
    PTBR: 'no cabeçalho há um caractere nulo (NUL)',
    EN: 'there is a null character (NUL) in the headings',
  },
  'heading-encoding': {
    PTBR: 'no cabeçalho há caracteres quebrados ou de outra codificação',
    EN: 'there are broken characters, or characters of another encoding, in the headings',
  },
  'heading-twice': {
    PTBR: 'o cabeçalho "{text}" aparece duas vezes, e não se sabe qual vale',
    EN: 'the heading "{text}" stands twice, and it is not clear which one counts',
  },
  'column-missing': {
    PTBR: 'falta a coluna obrigatória {missing}; colunas do arquivo: {columns}',
    EN: 'a required column is missing: {missing}; columns of the file: {columns}',
  },
  'line-width': {
    PTBR: 'a linha tem {cells} colunas e o cabeçalho {headings}',
    EN: 'the line has {cells} columns and the headings {headings}',
  },
  'quotes-open': {
    PTBR: 'as aspas não fecham ou a linha é longa demais; o resto do arquivo não foi lido',
    EN: 'quotes are not closed or the line is too long; the rest of the file was not read',
  },
  'json-none': { PTBR: 'não é um objeto JSON', EN: 'it is not a JSON object' },
  'json-broken': {
    PTBR: 'o objeto JSON não está bem formado ou é longo demais',
    EN: 'the JSON object is not well-formed or is too long',
  },
  'sheet-broken': {
    PTBR: 'a planilha está quebrada; abra-a, salve-a de novo como .xlsx e envie-a',
    EN: 'the workbook is broken; open it, save it again as .xlsx and upload it',
  },
  'sheet-texts': {
    PTBR: 'a planilha tem texto demais; divida-a em planilhas menores',
    EN: 'the workbook has too much text; split it into smaller ones',
  },
  'sheet-none': {
    PTBR: 'o arquivo não é uma planilha; envie CSV, JSON ou Excel (.xlsx)',
    EN: 'the file is not a spreadsheet; upload CSV, JSON or Excel (.xlsx)',
  },
  'sheet-macros': {
    PTBR: 'planilhas com macros não são aceitas; salve-a como .xlsx, sem macros',
    EN: 'workbooks with macros are not accepted; save it as .xlsx, without macros',
  },
  'sheet-binary': {
    PTBR: 'o formato .xlsb não é aceito; salve a planilha como .xlsx',
    EN: '.xlsb is not accepted; save the workbook as .xlsx',
  },
  'sheet-merged': {
    PTBR: 'a planilha tem células mescladas demais',
    EN: 'the sheet has too many merged cells',
  },
  'sheet-unknown': {
    PTBR: 'a pasta de trabalho não tem a planilha "{text}"',
    EN: 'the workbook has no sheet "{text}"',
  },
  'sheet-missing': { PTBR: 'a pasta de trabalho não tem planilhas', EN: 'the workbook has no sheets' },
  'row-hidden': { PTBR: 'a linha está oculta na planilha', EN: 'the row is hidden in the sheet' },
  'formula-unsaved': {
    PTBR: 'a fórmula não tem resultado salvo; abra a planilha, salve-a e envie-a de novo',
    EN: 'the formula has no saved result; open the workbook, save it and upload it again',
  },
  'cell-text': {
    PTBR: 'o texto da célula não está no arquivo',
    EN: 'the text of the cell is not in the file',
  },
  'cell-error': { PTBR: 'a célula tem o erro {text}', EN: 'the cell has the error {text}' },
  'cell-number': {
    PTBR: 'o número da célula não pode ser lido',
    EN: 'the number of the cell cannot be read',
  },
  'cell-date': { PTBR: 'a data da célula não existe', EN: 'the date of the cell does not exist' },
  'archive-broken': {
    PTBR: 'o arquivo compactado está quebrado ou incompleto',
    EN: 'the archive is broken or incomplete',
  },
  'archive-large': {
    PTBR: 'o arquivo é grande demais depois de descompactado',
    EN: 'the file is too large when it is unpacked',
  },
  'archive-size': {
    PTBR: 'descompactado, o arquivo tem {size} MB, e o máximo é {most} MB; divida-o em partes menores',
    EN: 'unpacked, the file has {size} MB, and the maximum is {most} MB; split it into smaller parts',
  },
  'archive-empty': { PTBR: 'o arquivo compactado está vazio', EN: 'the archive is empty' },
  'archive-files': {
    PTBR: 'o arquivo compactado tem mais de {most} arquivos',
    EN: 'the archive has more than {most} files',
  },
  'entry-password': { PTBR: 'o arquivo está protegido por senha', EN: 'the file is protected by a password' },
  'entry-method': {
    PTBR: 'a forma de compactação não é conhecida',
    EN: 'the method of compression is not known',
  },
  'entry-link': {
    PTBR: 'é um atalho para outro arquivo, e atalhos não são seguidos',
    EN: 'it is a link to another file, and links are not followed',
  },
  'entry-name': {
    PTBR: 'o nome do arquivo aponta para fora da pasta',
    EN: 'the name of the file points out of its folder',
  },
  'entry-twice': { PTBR: 'o nome aparece duas vezes no ZIP', EN: 'the name stands twice in the ZIP' },
  'entry-packed': {
    PTBR: 'arquivos compactados dentro do ZIP não são abertos',
    EN: 'archives inside the ZIP are not opened',
  },
  'entry-broken': { PTBR: 'o arquivo não pode ser descompactado', EN: 'the file cannot be unpacked' },
  'photo-not-there': {
    PTBR: 'o arquivo {name} não está na pasta de fotos',
    EN: 'the file {name} is not in the folder of photos',
  },
  'photo-beyond': {
    PTBR: 'a oferta já tem as {most} fotos que pode ter',
    EN: 'the offer already has the {most} photos that it may have',
  },
  'photo-line-refused': {
    PTBR: 'a linha {line}, a que ela pertence, foi recusada',
    EN: 'line {line}, to which it belongs, was refused',
  },
  'photo-empty': { PTBR: 'o arquivo está vazio', EN: 'the file is empty' },
  'photo-large': { PTBR: 'o arquivo tem mais de 15 MB', EN: 'the file has more than 15 MB' },
  'photo-pixels': {
    PTBR: 'a imagem tem mais de 50 megapixels',
    EN: 'the picture has more than 50 megapixels',
  },
  'photo-small': {
    PTBR: 'a imagem é pequena demais ({detail}; o mínimo é 160 x 120)',
    EN: 'the picture is too small ({detail}; the minimum is 160 x 120)',
  },
  'photo-heic': {
    PTBR: 'o formato HEIC não é aceito; exporte a foto como JPEG',
    EN: 'HEIC is not accepted; export the photo as JPEG',
  },
  'photo-format': {
    PTBR: 'o formato {detail} não é aceito; envie JPEG, PNG, WebP ou AVIF',
    EN: '{detail} is not accepted; send JPEG, PNG, WebP or AVIF',
  },
  'photo-none': { PTBR: 'o conteúdo não é uma imagem', EN: 'the content is not a picture' },
  'photo-damaged': {
    PTBR: 'a imagem está danificada ou incompleta',
    EN: 'the picture is damaged or incomplete',
  },
  'fipe-not-a-table': {
    PTBR: 'não é uma tabela FIPE (docs/import.md diz as colunas)',
    EN: 'it is not a FIPE table (docs/import.md says the columns)',
  },
  'fipe-code-unknown': { PTBR: 'o código não está na tabela', EN: 'the code is not in the table' },
  'fipe-month': {
    PTBR: '"{text}" não é um mês (exemplo: 2026-06)',
    EN: '"{text}" is not a month (example: 2026-06)',
  },
  'fipe-amount': {
    PTBR: '"{text}" não é um valor em reais',
    EN: '"{text}" is not an amount in reais',
  },
  'fipe-name': { PTBR: 'falta ou é longo demais', EN: 'is missing or too long' },
  'fipe-year': { PTBR: '"{text}" não é um ano nem zero_km', EN: '"{text}" is neither a year nor zero_km' },
} as const;
