import { PRODUCT } from '@hearthway/domain/product.ts';
import { choiceInSpanish, FIELDS_IN_SPANISH } from './export-choices-in-spanish.ts';
import type { ExportWords } from './export-in-english.ts';
import { sentenceInSpanish } from './export-sentences-in-spanish.ts';

export const spanish: ExportWords = {
  title: `Sus datos en ${PRODUCT.name}`,
  intro: (moment) =>
    `Esto es todo lo que guardamos sobre usted, con fecha del ${moment}. Todas las horas están en UTC. Guarde este archivo en un lugar seguro: quien lo tenga puede leerlo.`,
  nothing: 'Nada.',
  history: 'Lo que pasó, mes por mes',
  byUs: `lo hizo ${PRODUCT.name}`,
  none: 'Nada',
  yes: 'Sí',
  no: 'No',
  shredded: 'Ya no se puede leer: su plazo terminó',
  fieldOf: (key) => FIELDS_IN_SPANISH.get(key) ?? key,
  choiceOf: choiceInSpanish,
  sentenceOf: sentenceInSpanish,
  sections: {
    account: {
      title: 'Quién es usted',
      fields: {
        id: 'El número de su cuenta',
        firstName: 'Nombre',
        lastName: 'Apellido',
        email: 'Correo electrónico',
        pendingEmail: 'Correo electrónico nuevo que aún no ha confirmado',
        emailConfirmedAt: 'Cuándo confirmó su correo electrónico',
        role: 'Lo que su cuenta puede hacer',
        language: 'Idioma en el que le escribimos',
        createdAt: 'Cuándo creó su cuenta',
        registeredAt: 'Cuándo quedó lista su cuenta',
        deletionDueAt: 'Cuándo se eliminará su cuenta, como pidió',
        lastSeenAt: 'Cuándo estuvo aquí por última vez, en una sesión que ya terminó',
      },
    },
    sessions: {
      title: 'Dónde tiene una sesión abierta',
      fields: {
        id: 'El número de esta sesión',
        device: 'Dispositivo',
        isApi: 'Si es un programa y no un navegador',
        signedInAt: 'Cuándo inició sesión',
        lastUsedAt: 'Cuándo se usó por última vez',
        expiresAt: 'Cuándo termina a más tardar',
      },
    },
    knownDevices: {
      title: 'Navegadores con los que ha iniciado sesión',
      fields: { lastUsedAt: 'Cuándo inició sesión con él por última vez' },
    },
    signInTries: {
      title: 'Contraseñas equivocadas para su correo electrónico',
      fields: {
        failures: 'Cuántas seguidas',
        lastAt: 'La última',
        blockedUntil: 'No se puede intentar antes de',
      },
    },
    mails: {
      title: 'Correos que le enviamos',
      fields: {
        kind: 'De qué se trataba',
        writtenAt: 'Cuándo se escribió',
        sentAt: 'Cuándo se envió',
        failedAt: 'Cuándo dejamos de intentar enviarlo',
      },
    },
    mailedCodes: {
      title: 'Códigos que le enviamos por correo',
      fields: {
        purpose: 'Para qué era',
        tries: 'Cuántas veces se intentó',
        mailedAt: 'Cuándo se creó',
        expiresAt: 'Cuándo terminó su plazo',
      },
    },
    dataExports: {
      title: 'Copias de sus datos que pidió',
      fields: {
        id: 'El número de la copia',
        status: 'Cómo va',
        requestedAt: 'Cuándo la pidió',
      },
    },
    favorites: {
      title: 'Sus favoritos',
      fields: {
        resourceId: 'El número del proveedor',
        name: 'Nombre',
        category: 'Tipo de ayuda',
        favoritedAt: 'Cuándo lo agregó',
        note: 'Su nota',
        status: 'Cómo va con él',
      },
    },
    journey: {
      title: 'Sus primeros pasos',
      fields: {
        diagnosisDate: 'Fecha del diagnóstico',
        location: 'Dónde busca ayuda',
        tour: 'Cómo terminó el recorrido',
        colorMode: 'Accesibilidad: colores',
        fontSize: 'Accesibilidad: tamaño del texto en píxeles',
        fontFamily: 'Accesibilidad: letra',
        reducedMotion: 'Accesibilidad: menos movimiento',
        autoplay: 'Accesibilidad: las historias avanzan solas',
        focusIndicators: 'Accesibilidad: marco grande donde está el teclado',
        screenReaderOptimized: 'Accesibilidad: optimizado para lector de pantalla',
        colorBlindFriendly: 'Accesibilidad: colores realzados',
        sensoryReduction: 'Accesibilidad: vista simplificada',
      },
    },
    listingReports: {
      title: 'Errores en los datos de proveedores de los que avisó',
      fields: {
        id: 'El número del aviso',
        resourceId: 'El número del proveedor',
        resourceName: 'Nombre',
        field: 'Qué está mal',
        message: 'Lo que escribió',
        reportedAt: 'Cuándo avisó',
        outcome: 'Qué resultó',
        note: 'Qué le respondimos',
        resolvedAt: 'Cuándo le respondimos',
      },
    },
    operationalLog: {
      title: 'Lo que no se pudo hacer y los correos que salieron, en los últimos 90 días',
      fields: {
        logged: 'Qué fue',
        at: 'Cuándo pasó',
        command: 'Qué se nos pidió',
        code: 'Por qué no se hizo',
        kind: 'De qué trataba el correo',
      },
    },
    staffAccess: {
      title: 'Lo que hizo el equipo de apoyo en su cuenta',
      fields: {
        what: 'Qué hizo',
        at: 'Cuándo lo hizo',
        eventId: 'El número del suceso cuyos detalles se abrieron',
        reason: 'Por qué se abrieron',
        note: 'Qué anotó el equipo de apoyo',
        mail: 'Qué correo se envió de nuevo',
      },
    },
    subscription: { title: 'Su plan', fields: { tier: 'El plan que tiene' } },
  },
  events: {
    title: 'Lo que pasó, desde lo más antiguo',
    fields: {
      id: 'El número del suceso',
      type: 'Qué tipo de suceso es',
      context: 'A qué parte del producto pertenece',
      sentence: 'Lo que pasó, en palabras; los asteriscos marcan de qué se trata',
      occurredAt: 'Cuándo pasó',
      by: '"you" si fue usted, o "us" si fueron personas o programas nuestros',
      sessionId: 'La sesión de la que vino',
      state: 'El estado al que se refiere, en dos letras',
      data: 'Todo lo que se guardó de ello; {"shredded": true} donde su plazo terminó y nadie puede leerlo',
    },
  },
  readme: `Sus datos en ${PRODUCT.name}

index.html   Todo lo que guardamos sobre usted, para leer. Ábralo en cualquier navegador; funciona sin conexión.
data.json    Lo mismo para programas. "about" dice qué es cada campo. Las horas están en UTC.

Guarde estos archivos en un lugar seguro: quien los tenga puede leerlos.
`,
};
