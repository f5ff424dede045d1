import type { DangerRelief } from '../danger-relief.ts';
import { MEDICINAS, MEDICINES, PAIRS, TAKEN, TOMADO } from './guards.constants.ts';

/** Medicine still to be taken, and not taken yet. */
export const TO_TAKE_RELIEFS: readonly DangerRelief[] = [
  {
    id: 'en-to-take',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern: `can|could|should|may|must|would|do|does|is_it_safe ~2 i|we|he|she|they|you|to ~2 give|take|double|halve|swallow|start|stop ~4 ${MEDICINES}`,
    unless: TAKEN,
    hits: [
      'Can I give her a double dose?',
      'should we stop the risperidone',
      'may he take a second tablet',
    ],
    nearMisses: [
      'He took way more clonidine tablets today than he may take',
      'can i take enough pills to die',
      'how do I give up my child',
    ],
    source: PAIRS,
  },
  {
    id: 'en-how-many-to-take',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern: `how_many|how_much|which ~4 ${MEDICINES} ~4 can|may|should|could|do|does ~2 take|give|have`,
    unless: TAKEN,
    hits: [
      'How many of his clonidine tablets may he take in one day?',
      'how much melatonin can I give him',
      'Which dose should she take?',
    ],
    nearMisses: [
      'how many pills can i take to die',
      'how many pills did he take',
      'how much of the medicine would hurt if she took it',
    ],
    source: PAIRS,
  },
  {
    id: 'es-por-tomar',
    language: 'es',
    takes: 'clause',
    leaves: 'nothing',
    pattern: `puedo|puede|podemos|podria|debo|debe|cuanto|cuanta|cuantos|cuantas|conviene|es_seguro ~4 ${MEDICINAS}|doble`,
    unless: TOMADO,
    hits: [
      '¿Puede tomar dos pastillas de clonidina?',
      '¿Le puedo dar doble dosis?',
      'cuántas gotas de melatonina le doy',
    ],
    nearMisses: [
      'Se tomó dos pastillas y no sé qué puedo dar',
      'cuantas pastillas puedo tomar para morir',
      'me quedo en el carro y no me puedo bajar',
    ],
    source: PAIRS,
  },
  {
    id: 'en-taken-late',
    language: 'en',
    takes: 'clause',
    leaves: 'nothing',
    pattern:
      'took|takes|had|gave|given ~4 medicine|meds|dose|pill|vitamin|melatonin ~2 late|an_hour_late|early|on_time|with_food|before_bed|at_bedtime',
    unless: 'all|whole|twice|double|wrong|too_much|extra|ten|bottle|die',
    hits: [
      'he took his medicine late, no problem right',
      'She had her meds an hour late',
      'I gave him his dose with food',
    ],
    nearMisses: [
      'he took all his medicine at bedtime',
      'She took ten pills',
      'He had his meds twice',
    ],
    source: PAIRS,
  },
];
