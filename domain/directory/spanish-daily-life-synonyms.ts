import type { SynonymRow } from './synonym.ts';

/** Spanish counterpart of the English table; without accents, in one inflection per word. */
export const SPANISH_DAILY_LIFE: readonly SynonymRow[] = [
  // Talking and understanding
  [
    'decir erre, pronunciar erre, la erre, no dice ni una palabra, dice pocas palabras, ' +
      'dice palabras, primeras palabras, no ha hablado, habla muy poco, habla enredado, ' +
      'habla como bebe, habla mal, habla trabado, no habla claro, hablar claro, hablar bien, ' +
      'hable mejor, ensenar a hablar, empezar a hablar, para que hable, que hable, ' +
      'no puede hablar, no sabe hablar, tarda hablar, hablar tarde, hablar bonito, ' +
      'no se expresa, expresarse, no entiende lo que digo, no le entiendo, no le entienden, ' +
      'no entendemos, nadie le entiende, no entiendo, balbucea, tartamudear, tartamudez, ' +
      'gaguea, gago, tatareta, dislalia, dispraxia verbal, mudo, mutismo, pronunciar, ' +
      'pronunciar la r, no pronuncia la r, decir la r, conversar, conversacion, no conversa, ' +
      'hacer preguntas, formar oraciones, oraciones, frases, lengua, labio, paladar, ' +
      'repite lo que digo, como perico, como loro, comunicador, aparato para hablar, ' +
      'pictogramas, maestra de lenguaje, terapia habla, patologa del habla, ' +
      'especialista en lenguaje, fono, doctora del habla, no pide, no pide las cosas, ' +
      'pedir las cosas, me jala de la mano, senala, lenguage, speech en espanol',
    ['speech-therapy'],
  ],
  ['audicion, problemas de oido, oido, oidos, infeccion de oido', ['speech-therapy'], 'hearing'],

  // Eating
  [
    'nada mas come, solo come, no mas come, come lo mismo, mismas comidas, puras papas, ' +
      'pura leche, pura comida chatarra, no come carne, no come frutas, no come verduras, ' +
      'verduras, frutas, comer bien, quiere comer, comer, que coma, no ha comido, comiera, ' +
      'no acepta comida, rechaza comida, asco, le da asco, se ahoga con comida, se ahoga, ' +
      'vomita, vomito, guacarea, tragar, masticar, muy flaco, flaquito, bajo de peso, ' +
      'no sube de peso, subir de peso, peso, nutriologo, nutriologa, nutricionista, nutricion, ' +
      'biberon, mamila, papilla, papillas, solidos, chupon, tomar en vaso, popote, ' +
      'hora de comer, comelon, quisquilloso, remilgoso, picky',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],

  // Behavior and everyday skills
  [
    'no se calma, no se puede calmar, rompe, rompe los juguetes, rompe juguetes, pelea, pelear, pelea con, pegar, pegando, ' +
      'me pega, nos pega, le pega, morder, muerde a, golpear, patadas, patear, empuja, ' +
      'jala el pelo, grita, gritar, grito, llora y grita, se tira al piso, se tira al suelo, ' +
      'se avienta al piso, se avienta, tira todo, rompe todo, quiebra, destruye, ' +
      'quiebra las cosas, se pone como loco, se pone agresivo, se pone violento, ' +
      'se enoja y pega, explota, se descontrola, no se controla, controlar, ' +
      'no lo puedo controlar, no puedo controlar, rebelde, malcriado, grosero, groserias, ' +
      'travieso, terco, necio, desobedece, no me hace caso, no entiende que no, ' +
      'no sigue instrucciones, seguir instrucciones, portarse bien, se porta muy mal, ' +
      'se porta, malas conductas, arranques, perreta, perretas, zapateta, changazo, chillar, ' +
      'chilla, escandalo, berrinchudo, conductas agresivas, portarse mal, lo corren, ' +
      'crisis de enojo, ataques de enojo, rabia, ira',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'se hace dano, se golpea la cabeza, se pega solo, se pega en la cara, se da golpes, ' +
      'se cachetea, se arranca, se rasca, golpes en la cabeza, azota la cabeza',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'se va corriendo, se suelta, se me suelta, abre la puerta, abre las puertas, ' +
      'sale de la casa, se sube a todo, se trepa, no tiene miedo a nada, no conoce el peligro, ' +
      'peligro, escapar, escapa, fugarse',
    ['aba-therapy'],
  ],
  [
    'entrenamiento de bano, entrenar para bano, panal, panales, popo, pipi, caca, orina, ' +
      'orinar, moja los pantalones, se hace en los pantalones, hace en los pantalones, ' +
      'se hace encima, se ensucia, se hace del bano, hace del bano, avisar para ir al bano, ' +
      'avisa para bano, al bano, bacinica, control de esfinter, entrenar bano, ' +
      'ensenar a ir al bano, ir solo al bano, estrenimiento, estrenido, se limpia, ' +
      'usar el inodoro, inodoro, excusado, moja cama, nica, mear',
    ['aba-therapy', 'occupational-therapy'],
  ],
  [
    'terapeuta conductual, tecnico conductual, terapia abba, aba terapia, cambio de rutina, ' +
      'no espera su turno, no espera turno, no esperar su turno, turno, ' +
      'no le gustan los cambios, no aguanta los cambios, rutina, esperar su turno, ' +
      'esperar turno, adiccion a tablet, todo el dia en la tablet, todo el dia en el celular, ' +
      'pantallas, celular',
    ['aba-therapy'],
  ],
  [
    'amigos, amiguitos, no juega con ninos, no juega, jugar con otros ninos, ' +
      'juega con otros ninos, se aisla, no socializa, no convive, relacionarse, ' +
      'no se relaciona, socializacion',
    ['aba-therapy', 'mental-health', 'speech-therapy', 'community'],
  ],

  // Senses, hands and dressing
  [
    'no se deja cortar, lleva a la boca, todo a la boca, cosas a la boca, no se deja peinar, ' +
      'no se deja banar, no se deja vestir, no se deja lavar, no le gusta que la toquen, ' +
      'no le gusta que toquen, no se deja tocar, no se deja abrazar, le molesta la luz, luces, ' +
      'le molesta el ruido, ruido, no aguanta los ruidos, no soporta, no aguanta, sonidos, ' +
      'sonidos fuertes, se tapa las orejas, tapa las orejas, tapa los oidos, pasto, zacate, ' +
      'descalzo, no se pone ropa, se quita la ropa, quita la ropa, ropa, calcetines, zapatos, ' +
      'etiqueta, costuras, etiquetas, ensuciarse las manos, ensuciar manos, manos sucias, ' +
      'pegajoso, todo se mete a la boca, se mete todo a la boca, mete todo a la boca, chupa, ' +
      'muerde todo, lame, huele todo, cortarle el pelo, cortarse el pelo, corta el pelo, ' +
      'peluqueria, peluquero, peinar, peinarse, cortarle las unas, cortar las unas, banar, ' +
      'bano de regadera, regadera, lavar el pelo, secadora, licuadora, aspiradora, cohetes, ' +
      'sensible, hipersensible, da muchas vueltas, vueltas, brinca, brinca mucho, salta mucho, ' +
      'brinca todo el dia, se mece, mueve las manos, aletear, sacude las manos, ' +
      'estimulacion sensorial, regularse, calmarse, calmar, autorregulacion',
    ['occupational-therapy'],
  ],
  [
    'vestir, vestirse solo, ponerse la ropa, ponerse los zapatos, poner la ropa, amarrarse, ' +
      'amarrarse los zapatos, agujetas, cordones, boton, cierre, agarrar lapiz, ' +
      'agarrar la cuchara, cuchara, tenedor, cubiertos, escritura, escribe, ' +
      'escribir su nombre, colorear, dibujar, recortar, manos, manitas, fuerza en las manos, ' +
      'comer solo, come con las manos, asearse, aseo, higiene, lavarse las manos, ' +
      'valerse por si mismo, ser independiente, independiente, terapia manual, grafomotricidad',
    ['occupational-therapy'],
  ],

  // Moving
  [
    'caminar, caminar bien, empezar a caminar, ensenar a caminar, no ha caminado, pararse, ' +
      'no se sienta solo, sentarse, gatear, gatea, piernas debiles, piernitas, pies, ' +
      'punta de pies, punta de los pies, camina en puntas, camina en punta, en puntitas, ' +
      'puntitas, camina chueco, chueco, cojea, renguea, subir escaleras, escaleras, brincar, ' +
      'saltar, no brinca, no salta, correr bien, andar en bici, bicicleta, coordinacion, ' +
      'se cae seguido, caerse, caidas, muy torpe, flojito, aguado, aguadito, musculos, ' +
      'musculo, debil, fuerza, rigido, silla de ruedas, ferulas, plantillas, ' +
      'aparatos en piernas, fisiatra, fisiatria, fisico, terapista fisica, rehabilitacion, ' +
      'paralisis',
    ['physical-therapy'],
  ],

  // Finding out
  [
    'alinea, alinea carros, alinea todo, prueba autismo, pruebas de autismo, pruebas, ' +
      'hacer la prueba, examen, examinar, revisar, que lo revisen, revisen, sospecho, ' +
      'sospecha de autismo, sospechamos, sera autista, puede ser autista, es autista, ' +
      'tendra autismo, tenga autismo, parece autista, si tiene, saber si tiene, ' +
      'que tiene mi hijo, que tiene mi hija, diagnostique, diagnostiquen, diagnostican, ' +
      'diagnosticaron, diagnostiquar, segunda opinion, asperger, autismo leve, autismo o tdah, ' +
      'tamizaje, evaluen, evaluan, evaluado, evaluarlo, evaluarla, ' +
      'especialista del desarrollo, pediatra, pediatra especialista, doctor especialista, ' +
      'doctor para autismo, doctora para autismo, no es normal, es diferente, ' +
      'diferente a los demas, algo raro, algo anda mal, algo tiene, camina en circulos, ' +
      'hilera, en fila, hace filas, gira las ruedas, referencia, referido, ' +
      'lista de espera para evaluacion',
    ['diagnosis'],
    'evaluations',
  ],
  [
    'no responde cuando hablo, no contesta cuando llamo, no voltea cuando llamo, ' +
      'no hace caso cuando hablo, no voltea a ver, no ve a los ojos, no me ve a los ojos, ' +
      'mirada, no dice adios, no senala, no apunta, no sonrie, perdio el habla, ' +
      'hablaba y dejo, dejo de decir, dejo de decir mama, ya no dice, retrocedio, regresion, ' +
      'en su propio mundo, ignora',
    ['diagnosis', 'speech-therapy'],
  ],
  [
    'no se desarrolla, atraso, atraso en desarrollo, va atras, lento en desarrollo, lentito, ' +
      'no crece igual, prematuro, sietemesino, sindrome, sindrome de down',
    ['diagnosis', 'early-intervention'],
  ],
  [
    'neurologia, neurologo infantil, se convulsiona, convulsiona, epileptico, cabeza dolor, ' +
      'dolor de cabeza, migrana, ausencias, se queda ido, resonancia, electroencefalograma',
    ['diagnosis'],
    'neurology, neurologist',
  ],

  // Feelings and sleep
  [
    'se corta, se esta cortando, ansia, angustia, angustiado, preocupa, preocupacion, llora, ' +
      'llorar, lloron, llora sin razon, depre, deprimida, muy triste, solita, soledad, ' +
      'se siente solo, se siente triste, no quiere vivir, no quiere ir a la escuela, ' +
      'no quiere levantarse, encerrado, se encierra, encerrada, enojona, enojon, enojarse, ' +
      'mal humor, cambios de humor, humor, muerte, murio, fallecio, luto, abuso, traumas, ' +
      'traumado, violencia, separacion, divorciamos, autoestima baja, baja autoestima, ' +
      'le hacen bullying, burlan, se burlan, molestan en la escuela, temor, le da miedo, ' +
      'tiene miedo, asustado, nerviosa, nerviosismo, se come las unas, se arranca el pelo, ' +
      'se corta los brazos, cortarse los brazos, ideas suicidas, matarse, se quiere matar, ' +
      'obsesivo, obsesion, manias, mania, toc, alguien que me escuche, desahogarme, sicologa, ' +
      'sicologo, psicologo infantil, terapia infantil, terapia para adolescente, ' +
      'terapeuta para adolescentes, terapia para ninos con ansiedad, matrimonio, esposo, ' +
      'emocional, emocionales, control de emociones, manejo de emociones, manejar la ira, ' +
      'manejo de enojo, psicologico, psicologica, psiquiatrico, psiquiatra infantil, ' +
      'consejero familiar',
    ['mental-health'],
  ],
  [
    'dormirse, duerme poco, duerme mal, no se duerme, no se quiere dormir, desvela, ' +
      'se desvela, noche, toda la noche, en la noche, se levanta en la noche, hora de dormir, ' +
      'para dormir, pesadilla, terrores nocturnos, melatonina',
    ['mental-health'],
  ],
  [
    'medicina para, medicinas para, pastilla, receta medica, recetar, recetar medicina, ' +
      'medicar, calmante, tranquilizante',
    ['mental-health'],
    'medication, psychiatrist',
  ],
  [
    'concentracion, no presta atencion, poner atencion, se distrae, distraida, inquieta, ' +
      'no se queda quieto, no se sienta quieto, quieto, hiperactiva, mucha energia, acelerado',
    ['mental-health', 'diagnosis', 'occupational-therapy'],
  ],

  // Teeth
  [
    'dentadura, boca, abrir la boca, no abre la boca, dolor de muelas, duele la muela, ' +
      'duelen los dientes, muelita, dientito, dientes picados, picado, picados, diente roto, ' +
      'dientes chuecos, brackets, frenos, ortodoncia, empaste, tapar caries, sarro, cepillo, ' +
      'cepillarse, cepillado, cepillar, lavarle los dientes, limpieza, limpieza dental, ' +
      'odontologia pediatrica, odontologa, encias, sangran, le sangran las encias, extraccion, ' +
      'aliento, dormir para dentista, dormido para dentista, con anestesia, ' +
      'dentista con anestesia',
    ['dental'],
  ],

  // Early years and school
  [
    'escuelita, prescolar, pre escolar, guarderia para autistas, cero a tres, 0 a 3, ' +
      'menores de 3, menor de 3, antes de los 3, estimulacion para bebe, programa para bebes, ' +
      'ayuda para bebe, bebes, terapia en casa para bebe, intervencion',
    ['early-intervention'],
  ],
  [
    'junta del iep, junta en la escuela, junta de escuela, colegio, escuelas, ' +
      'distrito escolar, distrito, director, directora, salon, salon especial, clase especial, ' +
      'aula, maestros, maestras, maestra especial, maestra sombra, ayuda en clase, ' +
      'ayuda en la clase, ayuda con la escuela, sombra, asistente en la escuela, ' +
      'asistente escolar, derechos, abogado de educacion, defensor, derechos de mi hijo, ' +
      'educacion, educativo, grado, reprobado, reprueba, reprobo, calificaciones, ' +
      'malas calificaciones, no lee, no sabe leer, aprender a leer, lectura, matematicas, ' +
      'sumar, aprender, no puede aprender, estudios, estudiar, no quiere estudiar, ' +
      'suspendieron, lo suspenden, expulsado, expulsaron, expulsar, lo sacaron, ' +
      'sacaron de la escuela, me hablan de la escuela, llaman de la escuela, tutora, tutores, ' +
      'regularizacion, asesorias, autobus escolar, universidad, plan educativo, adaptaciones',
    ['early-intervention'],
    'school',
  ],

  // A break, and people who understand
  [
    'descansar un rato, quien me ayude a cuidar, ayude a cuidar, me cuide, me lo cuiden, ' +
      'me la cuiden, cuidar mi hijo, cuidar, cuiden, cuidado, cuidados, que cuide, ' +
      'persona que cuide, alguien que cuide, mientras trabajo, cuando trabajo, ir a trabajar, ' +
      'nana, nineras, cuidado respiro, tiempo para mi, salir un rato, salir con mi esposo, ' +
      'tomar un descanso, dejarlo con alguien, dejar a mi hijo, con quien dejar, ' +
      'con quien dejarlo, cuidado despues de la escuela',
    ['community'],
    'respite',
  ],
  [
    'hablar con otras mamas, hablar con otros papas, hablar con otros padres, ' +
      'hablar con padres, mamas de autistas, mamas con autismo, mamas autismo, papas de ninos, ' +
      'mamas de ninos, padres de ninos, grupo de familias, grupos, familias con autismo, ' +
      'familias como, comunidad, comunidad autismo, mama soltera, me siento sola, siento sola, ' +
      'siento solo, madre soltera, papa soltero, abuelos, abuelita, hermanitos, su hermano, ' +
      'clases para padres, taller para padres, talleres, taller, orientacion para padres, ' +
      'escuela para padres, recien diagnosticado, acaban de diagnosticar, me acaban de decir, ' +
      'lo diagnosticaron, por donde empiezo, por donde empezar, donde empiezo, ' +
      'entender autismo, aprender del autismo, no se que hacer, ayuda para padres, ' +
      'ayuda para mamas, apoyo, apoyos, apoyo para familias',
    ['community', 'mental-health', 'diagnosis'],
    'groups, case',
  ],
  [
    'enfermera, ayudante en casa, ayuda en mi casa, asistente, cuidadora en casa, ' +
      'que me paguen por cuidar, pagan por cuidar, paguen por cuidar, me paguen, ' +
      'cuidador pagado, pago por cuidar',
    ['community'],
    'home',
  ],
  [
    'ayuda con medicaid, pedir medicaid, sacar medicaid, conseguir medicaid, ' +
      'aplicar para medicaid, aplicar medicaid, aplicar para, aplicar, como aplicar, ' +
      'aplicacion, solicitar, solicitud, incapacidad, deshabilidad, discapacidades, pension, ' +
      'cheque, pagar, pagar la terapia, pagar terapias, no tengo dinero, sin dinero, ' +
      'no tengo seguro, sin seguro, sin papeles, indocumentado, inmigrante, inmigracion, ' +
      'migrante, renta, comida gratis, estampillas, panales gratis, ayudas, apoyo economico, ' +
      'apoyo del gobierno, subsidio, informacion, recursos para autismo, recursos autismo, ' +
      'donde pedir ayuda, pedir ayuda, trabajador de caso, trabajadora de caso, ' +
      'administrador de caso, coordinadora, abogada, tutela, custodia legal, curatela, ' +
      'fideicomiso, testamento, cuando yo muera, cuando me muera, cuando yo no este, ' +
      'cuando yo falte, falte, futuro, tramite, papeles, papeleo, traductor, interprete, ' +
      'perro de servicio, placa de discapacidad, transportacion, raite, aseguranza, ' +
      'me negaron, negaron, apelar',
    ['community'],
    'case',
  ],
  [
    'que hacer los sabados, que hacer el fin de semana, los sabados, sabados, sabado, ' +
      'domingos, fin de semana, fines de semana, vacaciones, en el verano, veranos, ' +
      'cursos de verano, curso de verano, nadar, alberca, piscina, clases de nadar, ' +
      'aprender a nadar, deporte, deportivo, beisbol, basquet, bailar, danza, pintura, cine, ' +
      'museo, zoologico, biblioteca, parques, juegos, jugar, diversion, divertirse, divertido, ' +
      'fiestas, cumpleanos, catecismo, eventos, evento, clubes, caballos, caballo, gimnasio, ' +
      'gimnasia, boliche, paseo, salidas, lugares para llevar, lugares para ninos, ' +
      'donde llevar, actividad, actividades para autistas, extraescolares, despues de clases, ' +
      'entretener, recreativo',
    ['community'],
    'camp, recreation',
  ],
  [
    'cumple 21, cumple 22, cumplir 18, cumplir 21, va a cumplir 18, ' +
      'despues de la preparatoria, despues de high school, preparatoria, graduarse, gradua, ' +
      'se gradua, adulto autista, adulto con autismo, adultos con autismo, joven con autismo, ' +
      'jovenes, trabajar, que trabaje, buscar trabajo, capacitacion, oficio, laboral, carrera, ' +
      'hijo adulto, hija adulta, programas para adultos',
    ['community'],
    'day, work',
  ],
  [
    'casa hogar, donde va a vivir, vivir solo, vivir sola, departamento, casa para adultos, ' +
      'internado, residencial',
    ['community'],
    'residential',
  ],
];
