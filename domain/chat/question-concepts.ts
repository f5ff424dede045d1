import type { ContentLanguage } from '../content/content.constants.ts';
import { plainWordsOf } from '../text/letters.ts';
import { wordLanguage } from '../text/spoken-language.ts';

/**
 * Groups of words in English and Spanish, in lower case without accents, that parents use for the same thing.
 */
const CONCEPTS: readonly string[] = [
  'child kid kids children son daughter boy girl toddler baby little hijo hija hijos nino nina ninos ninas bebe chiquito pequeno',
  'adult adults grownup grownups grown adulto adultos adulta mayor mayores',
  'parent parents mom dad mother father caregiver mama papa padre padres madre cuidador cuidadores',
  'grandparents grandma grandpa relatives family abuelos abuela abuelo suegra familia parientes',
  'sibling siblings brother brothers sister sisters hermano hermana hermanos hermanas',
  'employer company boss job work workplace empleo empleador trabajo empresa jefe patron chamba',
  'self-funded funded autofinanciado autofinanciada',
  'insurer insurance insurers coverage aseguradora aseguranza seguro seguros cobertura',
  'money dollars dollar cash dinero dolares plata',
  'price cost costs pay pays paid paying charge charged charges fee fees bill expensive cheap cheapest monthly precio cuesta cuestan costo pagar pago paga cobran cobra cobro tarifa caro barata barato mensual sale',
  'free gratis nothing gratuito gratuita paywall',
  'plus middle medium',
  'family biggest largest top highest',
  'cancel canceled cancelled cancelling stop quit unsubscribe end cancelar cancelo cancele baja',
  'subscription membership plan plans level tier suscripcion membresia planes nivel',
  'delete erase remove deleting wipe close borrar borro borre eliminar elimino cerrar quitar',
  'account profile login cuenta perfil',
  'copy download export data stuff info information records copia descargar bajar datos informacion',
  'sell sold share advertisers advertising ads vender venden vendemos compartir anuncios publicidad',
  'see sees look looks looked view viewed watch ver ve ven mirar mira miro miran',
  'staff employee employees support worker personal empleado empleados equipo soporte',
  'card number stripe payment tarjeta',
  'email mail e-mail address correo correos direccion',
  'reply respond answer answers answered write back response responder responden responde contestan contestar respuesta',
  'fast soon quick quickly long rapido pronto tardan tarda demora',
  'broken down crash crashed error works working bug roto caido falla falla funciona sirve',
  'app iphone android phone browser installed aplicacion telefono celular navegador',
  'search searches find looking results hits lookup buscar busca busqueda resultados encontrar',
  'distance miles far near radius country coast nationwide whole distancia millas lejos cerca pais',
  'clinic provider providers office listing clinica proveedor proveedores consultorio',
  'wrong moved outdated mistake incorrect error equivocado mudo cambio mal incorrecto',
  'favorite favorites saved save heart favorito favoritos guardar guardado',
  'denied denial deny refused refuse rejected said no turned nego negaron negacion rechazo rechazaron dijo dijeron',
  'appeal appeals fight dispute challenge apelar apelacion apelaciones reclamar pelear',
  'deadline days time late clock plazo dias tiempo fecha',
  'review reviewer external outside independent revisor revision externa independiente expertos experts',
  'letter notice mail carta aviso nota papel paperwork papers',
  'hours hour horas hora weekly week semana semanal',
  'evaluation evaluate test tested testing assess assessment exam evaluacion evaluar evaluan prueba pruebas examen',
  'diagnosis diagnosed diagnose diagnostico diagnosticado diagnosticada diagnosticar diagnosticaron',
  'referral note order prescription doctor referido receta orden',
  'doctor pediatrician physician medico medica doctora pediatra',
  'early intervention toddlers temprana intervencion',
  'school teacher principal district class classroom escuela maestra maestro director directora distrito salon clase',
  'interpreter translator translate translates language english spanish interprete traductor traduce traducir idioma ingles espanol',
  'meeting table junta reunion cita appointment',
  'iep special education pei educacion especial',
  'consent signed sign agreed yes permission consentimiento firme firmar firmado permiso',
  'writing written paper note escrito papel',
  'guardian guardianship tutela tutor',
  'decide decides decision choose chooses decidir decide eleccion elegir',
  'talk speak speaking speech talking speaks words voice hablar habla hablando palabras voz',
  'aac tablet device tableta aparato dispositivo comunicador talker pictures dibujos tablero board',
  'meltdown meltdowns tantrum crisis berrinche berrinches explota desborda losing overwhelmed',
  'hit hits hitting bite bites throw throws kick aggressive aggression behavior behaviour pega pegar muerde tira patea agresivo conducta comportamiento',
  'reason why cause causes because causa razon porque motivo',
  'calm quiet calma tranquilo tranquila',
  'sleep sleeps sleeping night bedtime asleep nights dormir duerme sueno noche noches',
  'eat eats eating food foods meal picky feeding bites comer come comida comidas alimento alimentos',
  'wander wandering wanders run runs runoff elope bolts escape escapa escaparse huye corre perdido perdida missing lost',
  'water pool swim drowning drown agua alberca piscina nadar natacion ahogar ahogarse',
  'toilet potty diaper diapers pee poop bano panal panales orinar popo inodoro',
  'haircut hair barber pelo cabello peluqueria corte',
  'dentist teeth tooth brush dentista dientes cepillar',
  'wait waiting waitlist list lists espera esperar lista listas esperan',
  'average usually typical promedio',
  'waiver waivers exencion',
  'criticize critics dislike hate hates against harmful bad critican critica odian malo mal dano danino',
  'obey comply compliance obedecer',
  'common often frequent many how comun frecuente seguido cuantos',
  'age old years older younger edad anos mayor menor',
  'limit cap maximum max most tope maximo limite',
  'year yearly annual annually anual anualmente',
  'call phone number telephone contact llamar llamo llame telefono numero contacto',
  'complain complaint report queja quejar denunciar reportar',
  'state law mandate estado ley leyes',
  'military army tricare veteran soldier militar ejercito soldado',
  'transition adulthood eighteen transicion adulto adultez',
  'tired exhausted burnout rest break respite cansada cansado agotada agotado descanso respiro',
  'fault blame guilt guilty caused culpa culpable cause causo causamos',
  'myth true false mito cierto verdad mentira',
  'friend friends play playdate amigo amigos jugar juego',
  'praise reward rewards elogio elogiar premio premios',
  'lock locks fence fences alarm cerradura seguro cerca alarma',
  'percent share rate por ciento porcentaje',
  'question questions quiz points pregunta preguntas puntos',
  'password contrasena clave',
  'reminder reminders remind recordatorio recordatorios recordar avisan aviso',
  'receipt receipts invoice recibo recibos factura',
  'trial try prueba probar',
  'partner husband wife spouse pareja esposo esposa marido',
];

const STEM_LETTERS = 5;

/** Words of one stem mostly share a prefix: `appeal`, `appealing`. */
const stemOf = (word: string): string => word.slice(0, STEM_LETTERS);

/** Group of each stem; the first match counts. */
const linesByStem: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap((line) =>
    line.split(' ').map((word) => [stemOf(word), line] as const),
  ).toReversed(),
);

/** Returns the concept of a word in lower case without accents, or its stem if it is in no group. */
export const conceptOf = (word: string): string => linesByStem.get(stemOf(word)) ?? stemOf(word);

/** Returns synonyms of the question's words for a search. */
export const otherWordsFor = (question: string): readonly string[] => {
  const lines = new Set(
    plainWordsOf(question).flatMap((word) => linesByStem.get(stemOf(word)) ?? []),
  );
  return [...lines].flatMap((line) => line.split(' '));
};

/** Translates known words of the other language in a mixed-language question. */
export const wordedIn = (question: string, language: ContentLanguage): string =>
  plainWordsOf(question)
    .map((word) => {
      const line = linesByStem.get(stemOf(word));
      if (line === undefined || wordLanguage(word) === language) return word;
      return line.split(' ').find((other) => wordLanguage(other) === language) ?? word;
    })
    .join(' ');
