import type { Role } from '@hearthway/domain/account/account.constants.ts';
import type { AccountEvent } from '@hearthway/domain/account/account.events.ts';
import type { CategoryId } from '@hearthway/domain/directory/categories.ts';
import type {
  ReportOutcome,
  ReportTopic,
} from '@hearthway/domain/directory/listing-report.constants.ts';
import type { ListingReportEvent } from '@hearthway/domain/directory/listing-report.events.ts';
import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { FavoritesEvent } from '@hearthway/domain/favorites/favorites.events.ts';
import type {
  AccessibilitySettings,
  ColorMode,
  FontFamily,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import type { UpgradePrompt } from '@hearthway/domain/journey/activity.constants.ts';
import type { ActivityEvent } from '@hearthway/domain/journey/activity.events.ts';
import type { JourneyEvent } from '@hearthway/domain/journey/journey.events.ts';
import type { JourneyRow } from '@hearthway/domain/journey/journey.view.ts';
import type { LogLine } from '@hearthway/domain/staff/log-line.ts';
import type {
  ResendableMail,
  SupportAct,
} from '@hearthway/domain/staff/support-access.constants.ts';
import type { SupportAccessEvent } from '@hearthway/domain/staff/support-access.events.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { SubscriptionEvent } from '@hearthway/domain/subscription/subscription.events.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { MailKind } from '../mail/mail-kinds.ts';

type KeyOf<Event> = Event extends { readonly data: infer Data } ? keyof Data & string : never;

type Field =
  | KeyOf<
      | AccountEvent
      | ActivityEvent
      | ListingReportEvent
      | FavoritesEvent
      | JourneyEvent
      | SubscriptionEvent
      | SupportAccessEvent
    >
  | keyof AccessibilitySettings;

const FIELDS: Readonly<Record<Field, string>> = {
  before: 'Delante de',
  autoplay: 'Las historias avanzan solas',
  category: 'Tipo de ayuda',
  colorBlindFriendly: 'Colores realzados',
  colorMode: 'Colores',
  device: 'Dispositivo',
  diagnosisDate: 'Fecha del diagnóstico',
  dueAt: 'Fecha prevista',
  email: 'Correo electrónico',
  eventId: 'Número del suceso',
  exportId: 'Número de la copia',
  field: 'Qué está mal',
  fields: 'Lo que se corrigió',
  firstName: 'Nombre',
  focusIndicators: 'Marco grande donde está el teclado',
  fontFamily: 'Letra',
  fontSize: 'Tamaño del texto',
  how: 'Cómo',
  lastName: 'Apellido',
  location: 'Lugar',
  mail: 'Correo',
  message: 'Lo que escribió',
  name: 'Nombre',
  note: 'Nota',
  outcome: 'Resultado',
  reason: 'Por qué',
  reducedMotion: 'Menos movimiento',
  resourceId: 'Número del proveedor',
  resourceName: 'Proveedor',
  resultCount: 'Resultados',
  role: 'Función',
  screenReaderOptimized: 'Optimizado para lector de pantalla',
  sensoryReduction: 'Vista simplificada',
  sessionId: 'Número de la sesión',
  sessionIds: 'Números de las sesiones',
  settings: 'Ajustes',
  state: 'Estado',
  status: 'Cómo va',
  step: 'Paso',
  terms: 'Palabras buscadas',
  tier: 'Plan',
  where: 'Dónde',
  why: 'Por qué',
};

/** What the fields of events are called. */
export const FIELDS_IN_SPANISH: ReadonlyMap<string, string> = new Map(Object.entries(FIELDS));

interface Choices {
  readonly category: CategoryId;
  readonly colorMode: ColorMode;
  readonly field: ReportTopic;
  readonly fontFamily: FontFamily;
  readonly how: Extract<AccountEvent, { readonly type: 'PasswordChanged' }>['data']['how'];
  readonly kind: MailKind;
  readonly logged: LogLine['kind'];
  readonly mail: ResendableMail;
  readonly outcome: ReportOutcome;
  readonly purpose: CommandSchema['mailed_codes']['purpose'];
  readonly role: Role;
  readonly status: CommandSchema['data_exports']['status'] | ContactStatus;
  readonly tier: Tier;
  readonly tour: NonNullable<JourneyRow['tour']>;
  readonly what: SupportAct;
  readonly where: UpgradePrompt;
  readonly why: Extract<AccountEvent, { readonly type: 'SessionsEnded' }>['data']['why'];
}

const CHOICES: { readonly [Key in keyof Choices]: Readonly<Record<Choices[Key], string>> } = {
  category: {
    'aba-therapy': 'Terapia ABA',
    'speech-therapy': 'Terapia del habla',
    'occupational-therapy': 'Terapia ocupacional',
    'physical-therapy': 'Terapia física',
    diagnosis: 'Diagnóstico y pediatría del desarrollo',
    'mental-health': 'Psiquiatría y psicología',
    dental: 'Atención dental',
    'early-intervention': 'Intervención temprana y educación',
    community: 'Respiro y apoyo comunitario',
  },
  colorMode: {
    default: 'Predeterminado',
    'high-contrast': 'Alto contraste',
    'dark-high-contrast': 'Modo oscuro',
    'autism-friendly': 'Colores tranquilos',
    'dyslexia-friendly': 'Lectura fácil',
  },
  field: {
    name: 'El nombre',
    phone: 'El teléfono',
    address: 'La dirección',
    email: 'El correo electrónico',
    website: 'El sitio web',
    hours: 'El horario',
    services: 'Los servicios',
    insurance: 'Los seguros',
    accepting: 'Si acepta familias nuevas',
    closed: 'Está cerrado',
    other: 'Otra cosa',
  },
  fontFamily: {
    default: 'Predeterminada',
    'dyslexia-friendly': 'Letra de lectura fácil',
    'sans-serif-simple': 'Letra sencilla',
  },
  how: { known: 'con la contraseña anterior', 'reset-code': 'con un código enviado por correo' },
  kind: {
    'confirm-email': 'Confirmar su correo electrónico',
    'confirm-new-email': 'Confirmar su nuevo correo electrónico',
    'email-changed': 'Cambio de correo electrónico',
    'email-taken': 'Alguien usó su correo electrónico para crear una cuenta',
    'password-reset': 'Código para una contraseña nueva',
    'password-changed': 'Cambio de contraseña',
    'username-reminder': 'Recordatorio de su correo electrónico',
    'deletion-requested': 'Se eliminará su cuenta',
    'deletion-canceled': 'Su cuenta se queda',
    'data-export-ready': 'La copia de sus datos está lista',
    'listing-report-resolved': 'Respuesta a un error del que avisó',
    'account-erased': 'Se eliminó su cuenta',
  },
  logged: {
    'sign-in-failed': 'Alguien intentó iniciar sesión con una contraseña equivocada',
    'command-rejected': 'No se hizo lo que se pidió',
    'visitor-rejected': 'No se hizo lo que alguien pidió sin iniciar sesión',
    'mail-sent': 'Se envió un correo',
    'mail-failed': 'No se pudo entregar un correo',
  },
  mail: {
    'confirm-email': 'Confirmar su correo electrónico',
    'reset-password': 'Código para una contraseña nueva',
  },
  outcome: {
    corrected: 'Se corrigió',
    'as-listed': 'Se queda como está',
    retired: 'Ya no está en el directorio',
  },
  purpose: {
    'password-reset': 'Crear una contraseña nueva',
    'email-confirmation': 'Confirmar un correo electrónico',
  },
  role: { family: 'Familia', support: 'Equipo de apoyo', analyst: 'Equipo de análisis' },
  status: {
    building: 'En preparación',
    ready: 'Lista',
    failed: 'No se pudo crear',
    'to-call': 'Por llamar',
    called: 'Llamado',
    'waiting-list': 'En lista de espera',
    'intake-booked': 'Con primera cita',
    'not-a-fit': 'No es lo que buscamos',
  },
  tier: { free: 'Gratis', plus: 'Plus', family: 'Family' },
  tour: { completed: 'Terminado', skipped: 'Omitido' },
  what: {
    'timeline-viewed': 'Miró su actividad',
    'detail-revealed': 'Abrió detalles personales',
    'note-added': 'Escribió una nota',
    'mail-resent': 'Envió un correo de nuevo',
    'sessions-ended': 'Cerró todas sus sesiones',
  },
  where: {
    'home-banner': 'Aviso en la página de inicio',
    'home-promotion': 'Presentación de Plus en la página de inicio',
    'limited-results': 'Resultados limitados',
    filters: 'Filtros',
    map: 'Mapa',
    favorites: 'Favoritos',
  },
  why: {
    'by-choice': 'Por decisión propia',
    'password-changed': 'Contraseña nueva',
    'role-changed': 'Cambio de función',
    'by-support': 'El equipo de apoyo',
  },
};

const choices = new Map(
  Object.entries(CHOICES).map(([key, words]) => [key, new Map(Object.entries(words))]),
);

/** One of the values that a field may have. What is no choice of ours stays as it is. */
export const choiceInSpanish = (key: string, value: string): string =>
  // The server says "Firefox on Android".
  key === 'device' ? value.replace(' on ', ' en ') : (choices.get(key)?.get(value) ?? value);
