import type { SynonymRow } from './synonym.ts';

/** Further Spanish phrases of parents; without accents, in one inflection per word. */
export const SPANISH_EVERYDAY: readonly SynonymRow[] = [
  // Talking and understanding
  [
    'no platica, no contesta, no dice nada, no dice mama, no dice palabra, pocas palabras, no forma frases, no se le entiende, ' +
      'no pronuncia, pronuncia mal, habla poco, habla raro, problemas de habla, problemas de lenguaje, ' +
      'aprender a hablar, repite todo, repite palabras, ecolalia, retraso de habla, ' +
      'terapia de habla, terapista del habla, terapista de lenguaje, foniatra, comunicacion, comunicarse, ' +
      'tableta para hablar, tartamudo, frenillo, dicción, evaluacion del habla, evaluacion de lenguaje',
    ['speech-therapy'],
  ],
  [
    'audiologo, audiologa, oye, no oye, no escucha bien, sordo, prueba de audicion, audifonos',
    ['speech-therapy'],
    'hearing',
  ],

  // Eating
  [
    'solo toma, come muy poquito, come poquito, no le gustan verduras, come poco, no come nada, no mastica, no traga, se atraganta, comida, selectivo con comida, ' +
      'terapia de alimentacion, problemas para comer, no prueba comida, escupe comida, delicado para comer, melindroso',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],

  // Behavior and everyday skills
  [
    'se porta mal, portarse, mal portado, no obedece, desobediente, hace caso, no hace caso, grita mucho, gritos, avienta cosas, avienta, avienta todo, ' +
      'tira cosas, rompe cosas, pega a otros ninos, pellizca, rasguna, patea, escupe, violento, muy agresivo, ' +
      'pataletas, rabietas, coraje, corajes, problemas de conducta, mala conducta, problemas de comportamiento, ' +
      'modificacion de conducta',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'se muerde, se rasguna, se jala pelo, se pega en cabeza, golpea la cabeza, cabeza contra pared, autolesion',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'corre a la calle, se sale de casa, se pierde, se echa a correr, huye, no mide peligro, no ve peligro, seguridad',
    ['aba-therapy'],
  ],
  [
    'analisis aplicado de conducta, conductista, terapista aba, terapeuta aba, rutinas, cambios de rutina',
    ['aba-therapy'],
  ],
  [
    'no avisa, usa panal, quitar el panal, no va al bano, entrenamiento para ir al bano, se orina, ' +
      'se hace pipi, se hace popo, moja la cama, enuresis',
    ['aba-therapy', 'occupational-therapy'],
  ],
  [
    'no comparte, compartir, habilidades sociales, hacer amigos, no tiene amigos, juega solo, no juega con otros, socializar, convivir',
    ['aba-therapy', 'mental-health', 'speech-therapy'],
  ],

  // Senses, hands and dressing
  [
    'ruidos, ruidos fuertes, se tapa los oidos, tapa oidos, sensible a ruidos, le molesta la ropa, ' +
      'etiquetas de ropa, le molestan las etiquetas, no se pone zapatos, no usa zapatos, no usa ropa, ' +
      'procesamiento sensorial, problemas sensoriales, crisis sensorial, texturas, aletea, aleteo, da vueltas, gira, ' +
      'chupa todo, muerde la ropa, muerde camisa, no le gusta que lo toquen, sobrecarga sensorial',
    ['occupational-therapy'],
  ],
  [
    'abotonar, abrochar, botones, amarrar zapatos, atarse los zapatos, cepillar pelo, cortar pelo, corte de pelo, cortar unas, ' +
      'banarse, usar cuchara, usar cubiertos, come solo con cuchara, tijeras, lapiz, escribir, letra fea, motricidad, ' +
      'motor fino, autonomia, vida diaria, terapista ocupacional, ocupacional',
    ['occupational-therapy'],
  ],

  // Moving
  [
    'aprender a caminar, tarda en caminar, camina mal, camina raro, no camina bien, no se sienta, no sostiene la cabeza, ' +
      'camina de punta, de puntitas, puntas de los pies, se cae mucho, se cae, se tropieza, torpe, tono muscular, hipotonia, ' +
      'musculos debiles, debilidad, piernas, motricidad gruesa, motor grueso, rehabilitacion fisica, terapista fisico, ' +
      'paralisis cerebral, pie plano, tortícolis',
    ['physical-therapy'],
  ],

  // Finding out
  [
    'saber si saber autismo, tiene autismo, si es autista, creo que es autista, creo autismo, sospecho autismo, ' +
      'sera autismo, puede ser autismo, sintomas de autismo, signos de autismo, sintomas, detectar autismo, deteccion, ' +
      'examen de autismo, test de autismo, evaluar autismo, evaluar, evaluaciones, diagnosticado, quien diagnostica, ' +
      'pediatra de desarrollo, especialista en autismo, doctor de autismo, tea, valoracion',
    ['diagnosis'],
    'evaluations',
  ],
  [
    'no voltea, no voltea cuando le hablo, no responde, no responde a su nombre, no hace contacto visual, contacto visual, ' +
      'no me mira, no mira, no mira a los ojos, dejo de hablar, ya no habla, perdio palabras, alinea juguetes, en su mundo',
    ['diagnosis', 'speech-therapy'],
  ],
  [
    'desarrollo, atrasado, retrasado en desarrollo, va atrasado, no avanza, retraso, retraso madurativo',
    ['diagnosis', 'early-intervention'],
  ],
  ['neuropsicologo, neuropsicologa', ['diagnosis'], 'neuropsychologist'],
  ['neurologo pediatra, epilepsia, convulsion, ataques', ['diagnosis'], 'neurology, neurologist'],
  ['genetista, genetica, prueba genetica', ['diagnosis'], 'genetic'],

  // Feelings and sleep
  [
    'triste, deprimido, depresivo, llora mucho, llora todo el tiempo, llora por todo, enojado, se enoja, agresividad emocional, ' +
      'nervioso, nervios, preocupado, miedo a todo, miedoso, timido, ataques de panico, panico, estres, emociones, ' +
      'autoestima, no quiere salir, no sale de cuarto, se quiere morir, quiere morirse, suicidio, suicida, hacerse dano, ' +
      'duelo, divorcio, acoso, consejeria familiar, terapia de pareja, psicoterapia, psicoterapeuta, ' +
      'terapia psicologica, ayuda psicologica, ayuda emocional, alguien con quien hablar',
    ['mental-health'],
  ],
  [
    'no puede dormir, no duerme bien, se despierta, se despierta en la noche, desvelado, pesadillas, mal dormir',
    ['mental-health'],
  ],
  [
    'hiperactivo, hiperactividad, inquieto, muy inquieto, no se esta quieto, no para quieto, no pone atencion, atencion, deficit de atencion, ' +
      'tdah, distraido, no se concentra, concentrarse, impulsivo',
    ['mental-health', 'diagnosis'],
  ],
  ['medicinas, pastillas, receta, medicamentos', ['mental-health'], 'medication, psychiatrist'],

  // Teeth
  [
    'diente, muela, dolor de muela, dolor de diente, lavar los dientes, lavarse los dientes, cepillar dientes, ' +
      'cepillarse los dientes, limpieza limpieza de dientes, odontopediatra, ortodoncista, frenos dentales, ' +
      'dentistas, caries en dientes, rechina los dientes, tapar muela, sacar muela, dentista infantil, dentista pediatrico',
    ['dental'],
  ],
  [
    'miedo dentista, le tiene miedo al dentista, asustado de dentista, dormirlo para dentista, anestesia, sedacion',
    ['dental'],
    'sedation',
  ],

  // Early years and school
  [
    'temprana, atencion temprana, menor de tres anos, primera infancia, estimulacion, kinder, guarderia especial, maternal, ' +
      'prekinder, preescolar especial, desarrollo infantil',
    ['early-intervention'],
  ],
  [
    'maestra, maestro, escuela especial, escuela para autistas, la escuela no ayuda, problemas en la escuela, ' +
      'problemas escolares, reunion de iep, plan 504, lo suspendieron, lo corrieron de escuela, suspendido, no aprende, aprendizaje, ' +
      'problemas de aprendizaje, tutoria, tareas, ayuda con tarea, leer, dislexia, derechos en la escuela, ' +
      'ayudante en escuela, psicologo escolar, clases especiales',
    ['early-intervention'],
    'school',
  ],

  // A break, and people who understand
  [
    'descansar, descanso, necesito descanso, quien cuide, quien lo cuide, quien la cuide, que lo cuide, que me lo cuide, lo cuiden, cuidar a mi hijo, ' +
      'cuidado de ninos, guarderia, ninera especial, cuidado temporal, cuidado de fin de semana, respiro familiar',
    ['community'],
    'respite',
  ],
  [
    'grupos de apoyo, apoyo a padres, apoyo para mamas, grupo de mamas, otras mamas, otras familias, otros papas, ' +
      'padres de autistas, conocer otros padres, conocer padres, apoyo familiar, hermanos, platicar con otros padres, papas como yo, padres como yo, grupo autismo',
    ['community', 'mental-health'],
    'groups',
  ],
  [
    'cansada, agotada, agotado, no puedo mas, estresada, ya no puedo',
    ['community', 'mental-health'],
  ],
  [
    'cuidado en el hogar, cuidado en casa, asistente en casa, asistente personal',
    ['community'],
    'home',
  ],
  [
    'trabajadora social, trabajador social, manejador de caso, coordinador, recursos, ayuda economica, gobierno, ayuda de gobierno, ayuda financiera, beneficios, ' +
      'seguro social, discapacidad, abogado, transporte, tramites, solicitar medicaid, orientacion',
    ['community'],
    'case',
  ],
  [
    'campamentos, natacion, clases de natacion, deportes, futbol, actividades, actividades para ninos, clases de musica, ' +
      'clases de arte, despues de la escuela, verano, programa de verano, paseos, recreo, equinoterapia',
    ['community'],
    'camp, recreation',
  ],
  [
    'adultos, programa para adultos, cumple 18, mayor de edad, empleo, trabajo, conseguir trabajo, vida independiente',
    ['community'],
    'day, work',
  ],
  ['vivienda, hogar grupal, residencia, donde vivir', ['community'], 'residential'],
];
