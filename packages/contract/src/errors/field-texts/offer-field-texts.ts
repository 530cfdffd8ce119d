/** Texts for fields of an offer that staff write. */
export const offerFieldTexts = {
  'offer-amount': {
    PTBR: 'O valor pode ter até duas casas decimais e no máximo R$ 100 milhões.',
    EN: 'The amount may have two decimals and be at most R$ 100 million.',
  },
  'offer-usage': { PTBR: 'O uso está acima do possível.', EN: 'The usage is above what is possible.' },
  'offer-photos': { PTBR: 'Uma oferta tem no máximo 80 fotos.', EN: 'An offer has at most 80 photos.' },
  'offer-photo-foreign': {
    PTBR: 'Uma das fotos não é deste rascunho. Envie-a de novo.',
    EN: 'One of the photos does not belong to this draft. Upload it again.',
  },
  'offer-video': {
    PTBR: 'Informe um link do Vimeo ou de um arquivo mp4.',
    EN: 'Enter a Vimeo link or a link to an mp4 file.',
  },
  'offer-videos': { PTBR: 'Uma oferta tem no máximo 10 vídeos.', EN: 'An offer has at most 10 videos.' },
  'report-file': {
    PTBR: 'O laudo precisa ser um PDF de até 10 MB.',
    EN: 'The report must be a PDF of up to 10 MB.',
  },
  'report-name': {
    PTBR: 'O nome do laudo pode ter até 110 caracteres.',
    EN: 'The name of the report can have up to 110 characters.',
  },
  'photo-empty': { PTBR: 'O arquivo está vazio.', EN: 'The file is empty.' },
  'photo-large': { PTBR: 'O arquivo tem mais de 15 MB.', EN: 'The file has more than 15 MB.' },
  'photo-pixels': {
    PTBR: 'A imagem tem mais de 50 megapixels.',
    EN: 'The picture has more than 50 megapixels.',
  },
  'photo-small': {
    PTBR: 'A imagem é pequena demais; o mínimo é 160 x 120.',
    EN: 'The picture is too small; the minimum is 160 x 120.',
  },
  'photo-heic': {
    PTBR: 'O formato HEIC não é aceito; exporte a foto como JPEG.',
    EN: 'HEIC is not accepted; export the photo as JPEG.',
  },
  'photo-format': {
    PTBR: 'Este formato não é aceito; envie JPEG, PNG, WebP ou AVIF.',
    EN: 'This format is not accepted; send JPEG, PNG, WebP or AVIF.',
  },
  'photo-none': { PTBR: 'O conteúdo não é uma imagem.', EN: 'The content is not a picture.' },
  'photo-damaged': {
    PTBR: 'A imagem está danificada ou incompleta.',
    EN: 'The picture is damaged or incomplete.',
  },
  'video-empty': { PTBR: 'O arquivo está vazio.', EN: 'The file is empty.' },
  'video-large': {
    PTBR: 'O vídeo tem mais de 100 MB: corte-o ou exporte com menos qualidade.',
    EN: 'The video has more than 100 MB: cut it, or export it with less quality.',
  },
  'video-quicktime': {
    PTBR: 'O vídeo está no formato MOV, que nem todo navegador mostra; exporte como MP4 (H.264).',
    EN: 'The video is a MOV file, which not every browser shows; export it as MP4 (H.264).',
  },
  'video-format': {
    PTBR: 'O conteúdo não é um vídeo MP4.',
    EN: 'The content is not an MP4 video.',
  },
  'video-damaged': {
    PTBR: 'O vídeo está danificado ou incompleto.',
    EN: 'The video is damaged or incomplete.',
  },
  'video-codec': {
    PTBR: 'Nem todo navegador mostra este vídeo; exporte como MP4 com H.264 e som AAC.',
    EN: 'Not every browser shows this video; export it as MP4 with H.264 and AAC sound.',
  },
  'video-tracks': {
    PTBR: 'O vídeo contém dados além de imagem e som, como a localização; exporte de novo como MP4.',
    EN: 'The video contains data besides pictures and sound, such as the location; export it again as MP4.',
  },
  'title-missing': { PTBR: 'Falta o título.', EN: 'The title is missing.' },
  'price-missing': {
    PTBR: 'Falta o preço: informe o valor de compra ou o lance inicial.',
    EN: 'The price is missing: enter the buy-now price or the first bid.',
  },
  'first-bid-above-price': {
    PTBR: 'O lance inicial está acima do preço de compra.',
    EN: 'The first bid is above the buy-now price.',
  },
  'profile-price-below-first-bid': {
    PTBR: 'O preço de um perfil está abaixo do lance inicial.',
    EN: 'The price of a profile is below the first bid.',
  },
  'reserve-below-first-bid': {
    PTBR: 'A reserva está abaixo do lance inicial.',
    EN: 'The reserve is below the first bid.',
  },
  'floor-above-price': {
    PTBR: 'O piso das propostas está acima do preço de compra.',
    EN: 'The floor of proposals is above the buy-now price.',
  },
  'end-missing': { PTBR: 'Falta o fim da oferta.', EN: 'The end of the offer is missing.' },
  'end-past': { PTBR: 'O fim da oferta já passou.', EN: 'The end of the offer has passed.' },
  'end-too-far': {
    PTBR: 'O fim da oferta fica a mais de um ano.',
    EN: 'The end of the offer is more than a year away.',
  },
  'photo-missing': {
    PTBR: 'Falta ao menos uma foto para todos os perfis.',
    EN: 'At least one photo for all profiles is missing.',
  },
  'auctioneer-needed': {
    PTBR: 'Bens de tribunais e órgãos públicos só são vendidos por leiloeiro oficial.',
    EN: 'Goods of courts and public bodies are only sold by an official auctioneer.',
  },
  'auctioneer-incomplete': {
    PTBR: 'Venda por leiloeiro oficial exige nome, matrícula e edital.',
    EN: 'A sale by an official auctioneer requires name, registration and notice.',
  },
  'lot-too-small': {
    PTBR: 'Um lote tem ao menos dois veículos.',
    EN: 'A lot has at least two vehicles.',
  },
  'category-missing': { PTBR: 'Falta a categoria.', EN: 'The category is missing.' },
  'model-missing': { PTBR: 'Falta o modelo, ou a versão.', EN: 'The model, or the version, is missing.' },
  'place-missing': {
    PTBR: 'Falta a cidade onde o veículo é retirado.',
    EN: 'The city where the vehicle is collected is missing.',
  },
  'plate-wrong': {
    PTBR: 'Isto não é uma placa (exemplo: ABC1D23).',
    EN: 'This is not a plate (example: ABC1D23).',
  },
  'plate-twice': { PTBR: 'A mesma placa está duas vezes.', EN: 'The same plate is there twice.' },
  'theft-found': {
    PTBR: 'Há furto ou roubo registrado: este veículo não pode ser oferecido nem entregue.',
    EN: 'A theft is on record: this vehicle can neither be offered nor handed over.',
  },
  'check-missing': {
    PTBR: 'Falta uma conferência exigida da situação legal.',
    EN: 'A required legal check is missing.',
  },
  'check-old': {
    PTBR: 'Uma conferência da situação legal está velha demais; confira de novo.',
    EN: 'A legal check is too old; check again.',
  },
  'check-source': {
    PTBR: 'Informe a fonte da conferência, por exemplo “Detran-SP”.',
    EN: 'Enter the source of the check, such as “Detran-SP”.',
  },
  'check-future': {
    PTBR: 'A conferência não pode ser de um dia que ainda não chegou.',
    EN: 'A check cannot be of a day that has not come yet.',
  },
  'year-wrong': { PTBR: 'Este ano não é possível.', EN: 'This year is not possible.' },
  'years-reversed': {
    PTBR: 'O ano do modelo vem antes do ano de fabricação.',
    EN: 'The model year is before the year of manufacture.',
  },
} as const;
