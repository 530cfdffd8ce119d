import type { ErrorEntry } from './error-entry.ts';

/** Errors of the yard: pickup codes, intakes and the exit gate. */
export const yardErrors = {
  'pickup-code-none': {
    status: 409,
    PTBR: 'Esta compra não tem código de retirada: ela ainda não foi liberada, ou já foi concluída ou cancelada.',
    EN: 'This purchase has no pickup code: it is not released yet, or was completed or cancelled.',
  },
  'pickup-not-possible': {
    status: 409,
    PTBR: 'Esta compra não está esperando retirada: ela ainda não foi liberada, é entregue, já saiu, ou foi cancelada.',
    EN: 'This purchase is not waiting to be collected: it is not released yet, is delivered, has left, or was cancelled.',
  },
  'payment-withdrawn': {
    status: 409,
    PTBR: 'O pagamento desta compra está em conferência. A retirada segue assim que ele for confirmado de novo.',
    EN: 'The payment of this purchase is being checked. The pickup goes on once it is confirmed again.',
  },
  'pickup-changed': {
    status: 409,
    PTBR: 'A retirada mudou enquanto você olhava. Veja como está e repita.',
    EN: 'The pickup changed while you were looking. See how it is now and try again.',
  },
  'pickup-late': {
    status: 409,
    PTBR: 'Já é tarde para mudar ou cancelar por aqui. Fale com a equipe.',
    EN: 'It is too late to change or cancel here. Talk to the team.',
  },
  'pickup-no-slot': {
    status: 409,
    PTBR: 'Este horário não existe mais neste local. Escolha outro.',
    EN: 'This slot no longer exists at this place. Choose another one.',
  },
  'pickup-full': {
    status: 409,
    PTBR: 'Este horário acabou de lotar. Escolha outro.',
    EN: 'This slot has just been filled. Choose another one.',
  },
  'pickup-place-changed': {
    status: 409,
    PTBR: 'Outra pessoa mudou este local agora há pouco. Veja como está e repita.',
    EN: 'Another user has just changed this place. See how it is now and try again.',
  },
  'pickup-hours': {
    status: 422,
    PTBR: 'Confira o horário: ele termina depois de começar, e ao menos uma retirada cabe nele.',
    EN: 'Check the hours: they end after they begin, and at least one pickup fits in.',
  },
  'pickup-collector-document': {
    status: 422,
    PTBR: 'Digite um CPF válido de quem vai retirar.',
    EN: 'Enter a valid CPF of the person who collects.',
  },
  'yard-present': {
    status: 409,
    PTBR: 'Esta placa já está no pátio: {where}, desde {since}. Envie como nova vistoria deste veículo, ou corrija a placa.',
    EN: 'This plate is in the yard already: {where}, since {since}. Send it as another inspection of that vehicle, or correct the plate.',
  },
  'yard-place-unknown': {
    status: 422,
    PTBR: 'Este local de retirada não existe mais. Escolha outro.',
    EN: 'This pickup place no longer exists. Choose another one.',
  },
  'yard-plate-invalid': {
    status: 422,
    PTBR: 'Digite a placa, como ABC-1234 ou ABC1D23, ou o número de série de um veículo sem placa.',
    EN: 'Enter the plate, such as ABC-1234 or ABC1D23, or the serial number of a vehicle without a plate.',
  },
  'yard-sent-by-other': {
    status: 409,
    PTBR: 'Este registro já foi enviado por outra pessoa neste aparelho.',
    EN: 'This record was already sent by another user of this phone.',
  },
  'yard-unknown': {
    status: 404,
    PTBR: 'Este veículo não está no pátio.',
    EN: 'This vehicle is not in the yard.',
  },
  'yard-left': {
    status: 409,
    PTBR: 'Este veículo já saiu do pátio.',
    EN: 'This vehicle has already left the yard.',
  },
  'yard-changed': {
    status: 409,
    PTBR: 'Outra pessoa mudou este veículo agora há pouco. Veja como está e repita.',
    EN: 'Another user has just changed this vehicle. See how it is now and try again.',
  },
  'yard-photos-full': {
    status: 409,
    PTBR: 'Um veículo do pátio tem no máximo {most} fotos.',
    EN: 'A vehicle in the yard has at most {most} photos.',
  },
  'yard-offered': {
    status: 409,
    PTBR: 'Este veículo já tem o anúncio {offer}, que não é mais um rascunho. Mude o anúncio em Ofertas.',
    EN: 'This vehicle already has the offer {offer}, which is no longer a draft. Change it under Offers.',
  },
  'yard-sold': {
    status: 409,
    PTBR: 'Este veículo foi vendido. A saída dele é confirmada com a compra.',
    EN: 'This vehicle was sold. Its exit is confirmed with the purchase.',
  },
  'gate-code-wrong': {
    status: 404,
    PTBR: 'Nenhuma compra liberada tem este código. Confira letra por letra; o comprador pode tê-lo trocado.',
    EN: 'No released purchase has this code. Check it letter by letter; the buyer may have replaced it.',
  },
  'gate-plate-unsold': {
    status: 404,
    PTBR: 'Nenhuma compra em aberto tem um veículo com esta placa.',
    EN: 'No open purchase has a vehicle with this plate.',
  },
  'gate-locked': {
    status: 429,
    PTBR: 'Muitos códigos errados. Aguarde {minutes} minutos, ou procure pela placa.',
    EN: 'Too many wrong codes. Wait {minutes} minutes, or search by the plate.',
  },
  'gate-not-released': {
    status: 409,
    PTBR: 'A saída não está liberada: {what}',
    EN: 'The exit is not permitted: {what}',
  },
  'exit-done': {
    status: 409,
    PTBR: 'Este veículo já saiu: {who} confirmou às {when}.',
    EN: 'This vehicle has already left: {who} confirmed it at {when}.',
  },
  'exit-collector-document': {
    status: 422,
    PTBR: 'Digite o CPF de quem retira, como está no documento.',
    EN: 'Enter the CPF of the person who collects, as on their document.',
  },
  'exit-collector-other': {
    status: 409,
    PTBR: 'Este não é o CPF do comprador. Se outra pessoa retira, marque “terceiro”.',
    EN: 'This is not the CPF of the buyer. If another person collects, mark “third person”.',
  },
  'exit-authorisation': {
    status: 422,
    PTBR: 'Escreva qual autorização foi apresentada por quem retira.',
    EN: 'Write which authorisation was shown by the person who collects.',
  },
  'exit-code-needed': {
    status: 409,
    PTBR: 'Esta saída pede o código de retirada do comprador: sem ele não saem terceiros, empresas, compradores sem CPF no cadastro, nem saídas feitas pela loja que vendeu.',
    EN: 'This exit needs the pickup code of the buyer: without it no third person, company or buyer without a CPF on file collects, nor does the store that sold let a vehicle out.',
  },
} as const satisfies Record<string, ErrorEntry>;
