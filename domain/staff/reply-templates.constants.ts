import type { ContentLanguage } from '../content/content.constants.ts';

/**
 * Opening text for a reply. Staff read its name in their own language; the family reads the text in theirs.
 */
export interface ReplyTemplate {
  readonly id: string;
  readonly name: Readonly<Record<ContentLanguage, string>>;
  /** `{name}` stands for the sender's first name. */
  readonly text: Readonly<Record<ContentLanguage, string>>;
}

export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'looking-into-it',
    name: { en: 'We are looking into it', es: 'Lo estamos revisando' },
    text: {
      en: 'Hello {name},\n\nThank you for writing to us. We have read your message and are looking into it. We will write to you again here as soon as we know more.',
      es: 'Hola, {name}:\n\nGracias por escribirnos. Hemos leído su mensaje y lo estamos revisando. Le escribiremos aquí de nuevo en cuanto sepamos más.',
    },
  },
  {
    id: 'tell-us-more',
    name: { en: 'We need more details', es: 'Necesitamos más detalles' },
    text: {
      en: 'Hello {name},\n\nThank you for writing to us. To help you, we need to know a little more: what did you want to do, what happened instead, and on which page?\n\nPlease do not send us insurance numbers, diagnoses or your child’s full name. We do not need them.',
      es: 'Hola, {name}:\n\nGracias por escribirnos. Para ayudarle, necesitamos saber un poco más: ¿qué quería hacer, qué ocurrió en su lugar y en qué página?\n\nPor favor, no nos envíe números de seguro, diagnósticos ni el nombre completo de su hijo. No los necesitamos.',
    },
  },
  {
    id: 'cannot-sign-in',
    name: { en: 'Trouble signing in', es: 'No puede iniciar sesión' },
    text: {
      en: 'Hello {name},\n\nYou can choose a new password under “Forgot your password?” on the sign-in page. We mail you a code; if it does not arrive within a few minutes, please look in your spam folder.\n\nIf that does not work, answer this message and tell us what you see.',
      es: 'Hola, {name}:\n\nPuede elegir una contraseña nueva con “¿Olvidó su contraseña?” en la página de inicio de sesión. Le enviamos un código por correo; si no llega en unos minutos, búsquelo en su carpeta de correo no deseado.\n\nSi no funciona, responda a este mensaje y cuéntenos qué ve.',
    },
  },
  {
    id: 'plan',
    name: { en: 'Plan and payments', es: 'Plan y pagos' },
    text: {
      en: 'Hello {name},\n\nYour plan, your receipts and the button that cancels the plan are under Account Settings. If a payment looks wrong to you, answer this message with its date and amount, and we will check it. Please never send us a card number.',
      es: 'Hola, {name}:\n\nSu plan, sus recibos y el botón para cancelar el plan están en la configuración de la cuenta. Si un pago le parece incorrecto, responda a este mensaje con la fecha y el importe, y lo comprobaremos. Por favor, nunca nos envíe un número de tarjeta.',
    },
  },
  {
    id: 'crisis',
    name: { en: 'Help right now', es: 'Ayuda ahora mismo' },
    text: {
      en: 'Hello {name},\n\nThank you for telling us. We are not a crisis service, and you deserve an answer right now: call or text 988, day or night. It is free, and someone will listen. If someone is in danger, call 911.\n\nWe stay in touch with you here.',
      es: 'Hola, {name}:\n\nGracias por contárnoslo. No somos un servicio de crisis, y usted merece una respuesta ahora mismo: llame o envíe un mensaje de texto al 988, de día o de noche. Es gratis, y alguien le escuchará. Si alguien está en peligro, llame al 911.\n\nSeguimos en contacto con usted aquí.',
    },
  },
  {
    id: 'done',
    name: { en: 'Solved', es: 'Resuelto' },
    text: {
      en: 'Hello {name},\n\nThis is solved now. Thank you for telling us about it. If anything is still not right, answer here, and we will pick it up again.',
      es: 'Hola, {name}:\n\nYa está resuelto. Gracias por avisarnos. Si algo sigue sin estar bien, responda aquí y lo retomaremos.',
    },
  },
];
