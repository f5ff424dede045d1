import { CHAT_TOPICS, type ChatTopic } from './chat.constants.ts';

/** Prefixes of words that indicate a subject, in English and Spanish, without accents. */
const BEGINNINGS: Readonly<Record<Exclude<ChatTopic, 'other'>, string>> = {
  insurance:
    'insur medicaid copay deductib denial denied appeal claim coverage cover tricare epsdt waiver premium seguro aseguradora negaron negacion apelar apelacion cobertura cubre copago reclamo',
  school: 'school teacher iep 504 classroom homeschool escuela maestra maestro salon colegio',
  food: 'food eat eats eating diet feeding gluten snack lunch recipe comida come comer dieta alimento receta',
  sleep: 'sleep bedtime nap insomn wakes dormir sueno duerme siesta despierta',
  safety:
    'wander elope elopement water drown pool seizure 911 emergency safety escapa agua alberca convulsion seguridad emergencia',
  diagnosis:
    'diagnos evaluation evaluat screening symptom signs milestone medic dose diagnost evaluacion sintoma senales dosis medicina',
  behavior:
    'meltdown tantrum behav hitting biting screaming aggress stimming berrinche crisis conducta comportamiento pega muerde grita',
  therapy:
    'aba therap speech occupational bcba rbt aac pecs terapia habla lenguaje ocupacional terapeuta',
  providers:
    'provider clinic doctor near search distance filter favorite listing directory proveedor clinica cerca buscar distancia filtro favorito directorio',
  plan: 'price trial subscri cancel refund upgrade plus billing card charge precio prueba suscrip cancelar reembolso cobro tarjeta',
  account:
    'account password login email username delete download settings cuenta contrasena correo usuario borrar descargar ajustes',
};

/** Returns the subject with the most matching words; on a tie, the first in our list. */
export const chatTopicOf = (words: readonly string[]): ChatTopic => {
  let best: { readonly topic: ChatTopic; readonly count: number } = { topic: 'other', count: 0 };
  for (const topic of CHAT_TOPICS) {
    if (topic === 'other') continue;
    const beginnings = BEGINNINGS[topic].split(' ');
    const count = words.filter((word) =>
      beginnings.some((beginning) => word.startsWith(beginning)),
    ).length;
    if (count > best.count) best = { topic, count };
  }
  return best.topic;
};
