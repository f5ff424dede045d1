import { CODE_MINUTES, EXPORT_DAYS } from '@hearthway/domain/account/account.constants.ts';
import { BACKUP_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { dayIn } from '../language/date-words.ts';
import { type MailCatalog, type MailPart, type MailWords, says } from './mail-catalog.ts';
import type { MailOfKind } from './mail-kinds.ts';

const { name } = PRODUCT;

const UNTIL = `Funciona durante ${CODE_MINUTES} minutos y una sola vez. No se lo diga a nadie: nunca se lo pediremos.`;

const NEW_PASSWORD: MailPart = { link: 'Crear una contraseña nueva', path: '/forgot-password' };
const ACCOUNT: MailPart = { link: 'Abrir su cuenta', path: '/account' };

const OUTCOMES = {
  corrected: 'Lo revisamos y corregimos los datos.',
  'as-listed': 'Lo revisamos y los datos se quedan como están: coinciden con lo que averiguamos.',
  retired: 'Lo revisamos y este proveedor ya no está en el directorio.',
} as const;

const wordsOf = ({ kind, details }: MailOfKind, to: string): MailWords => {
  switch (kind) {
    case 'confirm-email':
      return {
        subject: `Le damos la bienvenida a ${name}: confirme su correo electrónico`,
        body: [
          says(`Le damos la bienvenida a ${name}. Nos alegra que esté aquí.`),
          says(
            'Para confirmar que este es su correo electrónico, escriba este código en su cuenta:',
          ),
          { code: details.code },
          says(UNTIL),
          ACCOUNT,
          says(
            '¿No creó usted una cuenta? Entonces alguien escribió su dirección por error. No tiene que hacer nada: sin el código, la dirección nunca se confirma.',
          ),
        ],
      };
    case 'confirm-new-email':
      return {
        subject: 'Confirme su nuevo correo electrónico',
        body: [
          says(
            `Nos pidió usar esta dirección para su cuenta de ${name}. Para confirmarla, escriba este código en su cuenta:`,
          ),
          { code: details.code },
          says(UNTIL),
          ACCOUNT,
          says(
            '¿No lo pidió usted? No tiene que hacer nada: sin el código, esta dirección no se usa.',
          ),
        ],
      };
    case 'email-changed':
      return {
        subject: 'Se cambió su correo electrónico',
        body: [
          says(
            `Se cambió el correo electrónico de su cuenta de ${name}. Desde ahora inicia sesión con la dirección nueva, y a ella le escribimos.`,
          ),
          says('¿Fue usted? Entonces no tiene que hacer nada.'),
          says(
            'Si no fue usted, es posible que alguien sepa su contraseña. Responda enseguida a este correo y le ayudaremos a recuperar su cuenta.',
          ),
        ],
      };
    case 'email-taken':
      return {
        subject: `Ya tiene una cuenta de ${name}`,
        body: [
          says(
            'Alguien acaba de intentar crear una cuenta con su correo electrónico. Usted ya tiene una, así que no se creó otra.',
          ),
          says(
            '¿Fue usted? Entonces inicie sesión, o cree una contraseña nueva si ya no recuerda la suya.',
          ),
          { link: 'Iniciar sesión', path: '/login' },
          NEW_PASSWORD,
          says('Si no fue usted, no tiene que hacer nada. Nadie ha visto nada suyo.'),
        ],
      };
    case 'password-reset':
      return {
        subject: 'Su código para una contraseña nueva',
        body: [
          says(
            `Pidió crear una contraseña nueva para ${name}. Escriba este código en la página donde lo pidió:`,
          ),
          { code: details.code },
          says(UNTIL),
          { link: 'Escribir el código', path: '/reset-password' },
          says(
            '¿No lo pidió usted? No tiene que hacer nada: su contraseña sigue siendo la misma. Tal vez alguien escribió su dirección por error.',
          ),
        ],
      };
    case 'password-changed':
      return {
        subject: 'Se cambió su contraseña',
        body: [
          says(
            `Se cambió la contraseña de su cuenta de ${name} y se cerró la sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.`,
          ),
          says('¿Fue usted? Entonces no tiene que hacer nada.'),
          says(
            'Si no fue usted, cree ahora una contraseña nueva. Así se cierra otra vez la sesión de cualquier otra persona.',
          ),
          NEW_PASSWORD,
        ],
      };
    case 'username-reminder':
      return {
        subject: `El correo electrónico con el que inicia sesión en ${name}`,
        body: [
          says(
            `Alguien preguntó qué correo electrónico corresponde a su nombre. Usted inicia sesión en ${name} con:`,
          ),
          says(to),
          { link: 'Iniciar sesión', path: '/login' },
          says(
            '¿No lo pidió usted? No tiene que hacer nada: solo se lo dijimos a usted, y a nadie más.',
          ),
        ],
      };
    case 'deletion-requested':
      return {
        subject: `Su cuenta se eliminará el ${dayIn('es', new Date(details.dueAt))}`,
        body: [
          says(
            `Nos pidió eliminar su cuenta de ${name}. El ${dayIn('es', new Date(details.dueAt))} (UTC) se eliminará con todo lo que contiene, y nadie podrá recuperarla.`,
          ),
          says(
            'Hasta entonces puede cambiar de opinión: inicie sesión y elija conservar su cuenta.',
          ),
          ACCOUNT,
          says(
            'Si no fue usted, inicie sesión, conserve su cuenta y luego cambie su contraseña: otra persona la sabe.',
          ),
        ],
      };
    case 'deletion-canceled':
      return {
        subject: 'Su cuenta se queda',
        body: [
          says(
            `Decidió conservar su cuenta de ${name}. No se eliminará, y todo lo que contiene sigue como estaba.`,
          ),
          says(
            'Si no fue usted, cambie su contraseña: otra persona la sabe. Después puede pedir otra vez que eliminemos su cuenta.',
          ),
          ACCOUNT,
        ],
      };
    case 'data-export-ready':
      return {
        subject: 'La copia de sus datos está lista',
        body: [
          says(
            `La copia de todo lo que ${name} guarda sobre usted está lista. Puede descargarla desde su cuenta durante ${EXPORT_DAYS} días. Después eliminamos la copia, y siempre puede pedir otra.`,
          ),
          ACCOUNT,
          says(
            'Guarde el archivo en un lugar seguro: quien lo tenga puede leerlo. Si no lo pidió usted, cambie su contraseña, porque es posible que otra persona la sepa.',
          ),
        ],
      };
    case 'listing-report-resolved':
      return {
        subject: 'Qué resultó del error del que nos avisó',
        body: [
          says(
            `Nos avisó de que algo estaba mal en los datos de ${details.resourceName}. Gracias: así ayuda a todas las familias que buscan apoyo.`,
          ),
          says(OUTCOMES[details.outcome]),
          ...(details.note === null ? [] : [says(details.note)]),
          { link: 'Buscar recursos', path: '/resources' },
          says(
            'Si no fue usted quien nos avisó, cambie su contraseña: es posible que otra persona la sepa.',
          ),
        ],
      };
    case 'account-erased':
      return {
        subject: 'Se eliminó su cuenta',
        body: [
          says(
            `Su cuenta de ${name} se eliminó con todo lo que contenía, como nos pidió. Este es el último correo que le enviamos: ya no tenemos su dirección.`,
          ),
          says(
            `Nuestras copias de seguridad desaparecen después de ${BACKUP_DAYS} días. Si antes tuviéramos que usar una, sus datos se eliminarían otra vez de ella.`,
          ),
          says('Gracias por el tiempo que pasó con nosotros. Siempre puede volver: será un gusto.'),
          { link: `Visitar ${name}`, path: '/' },
        ],
      };
  }
};

export const spanish: MailCatalog = { wordsOf, farewell: `Su equipo de ${name}` };
