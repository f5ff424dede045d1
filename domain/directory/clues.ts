import { type Synonym, synonymsOf } from './synonym.ts';

/**
 * Single everyday words. In a sentence without a known phrase, the first of them hints at the need; alone or
 * in a name they mean nothing.
 */
export const CLUES: readonly Synonym[] = synonymsOf([
  [
    'talk, speak, say, word, sentence, babble, vocabulary, voice, repeat, answer, lisp, communicate, pronounce, understand',
    ['speech-therapy'],
  ],
  [
    'eat, food, meal, chew, drink, bottle, vegetable, fruit, dinner, lunch, spoon, vomit, puree',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  [
    'hit, bite, scream, yell, throw, pinch, scratch, spit, escape, run, street, unsafe, danger, climb, ' +
      'violent, hurt, attack, behave, toilet, poop, diaper, bathroom',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'clothes, clothing, sock, shoe, shirt, coat, pants, seam, wear, dress, button, noise, loud, sound, ' +
      'light, touch, hug, hair, nail, bath, shower, spin, rock, flap, hand, finger, pencil, crayon, ' +
      'scissors, sand, grass, sticky, crowd, fork, write, draw, color, texture, itchy, lick, jacket, furniture',
    ['occupational-therapy'],
  ],
  [
    'walk, jump, stairs, pedal, crawl, stand, leg, foot, muscle, posture, bike, trip, fall',
    ['physical-therapy'],
  ],
  [
    'sign, symptom, test, evaluate, late, behind, milestone, regress, shy, suspect, dx',
    ['diagnosis'],
  ],
  [
    'sad, mad, angry, upset, cry, mood, feeling, emotion, worried, nervous, afraid, night, nightmare, ' +
      'hyper, fidget, focus, hopeless, stress, thought',
    ['mental-health'],
  ],
  ['dentures, gums, mouth, cleaning', ['dental']],
  [
    'school, teacher, class, classroom, learn, read, math, grade, daycare, district',
    ['early-intervention'],
  ],
  [
    'break, rest, watch, weekend, alone, tired, activity, fun, friend, meet, parent, mom, dad, family, ' +
      'adult, job, work, waiver, money, bills',
    ['community'],
  ],
  ['nuggets, lunch', ['occupational-therapy', 'speech-therapy']],
  ['strangers', ['aba-therapy', 'occupational-therapy']],
  ['hat, jacket, lights, smells, smell, swing, crashes, crashing, spoon', ['occupational-therapy']],
  ['stairs', ['physical-therapy']],
  ['stares', ['diagnosis']],
  ['behind', ['diagnosis', 'early-intervention']],
  ['money, birthday, church, summer, sunday', ['community']],
  [
    'milk, cracker, cookie, pasta, pizza, fries, yogurt, cheese, cereal, juice, bread, snack, chicken',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  ['dance, music, art, pool, outing, movie, game', ['community']],
  ['yard', ['aba-therapy']],
  ['point, points, gesture', ['speech-therapy']],
  ['failing', ['early-intervention']],
  ['developmental, development', ['diagnosis']],
  ['mad, angry, husband, wife', ['mental-health']],
  ['normal, wrong, different, weird', ['diagnosis']],
  ['gone, future, things, anything, options, resource', ['community']],
]);

export const SPANISH_CLUES: readonly Synonym[] = synonymsOf([
  [
    'hablar, platicar, platica, contesta, responde, decir, dice, palabra, frase, lengua, comunicar, pronunciar, entender, entiende, mama',
    ['speech-therapy'],
  ],
  [
    'comer, come, toma, leche, comida, alimento, masticar, tragar, verduras, beber, biberon, vomita',
    ['occupational-therapy', 'speech-therapy'],
    'feeding',
  ],
  [
    'pegar, golpear, avienta, comparte, morder, gritar, grita, aventar, escupir, escapar, correr, calle, peligro, ' +
      'violento, obedece, panal, popo',
    ['aba-therapy', 'mental-health'],
  ],
  [
    'ropa, zapatos, calcetines, etiquetas, ruido, luces, manos, lapiz, escribir, tijeras, vestir, ' +
      'abotonar, botones, pelo, banar, texturas',
    ['occupational-therapy'],
  ],
  ['caminar, gatear, saltar, escaleras, piernas, pies, musculos, cae', ['physical-therapy']],
  ['senal, sintomas, prueba, evaluar, saber, sospecho', ['diagnosis']],
  [
    'triste, enojado, llorar, llora, nervioso, inquieto, animo, emociones, noche, pesadillas, estres, miedoso',
    ['mental-health'],
  ],
  ['boca, encias, limpieza', ['dental']],
  [
    'escuela, maestra, maestro, clase, aprender, leer, tarea, guarderia, kinder',
    ['early-intervention'],
  ],
  [
    'descansar, cuidar, cuide, fin, actividades, amigos, padres, mamas, papas, familia, adulto, trabajo, cansada, gobierno, dinero',
    ['community'],
  ],
  ['voz', ['speech-therapy']],
  ['fruta', ['occupational-therapy', 'speech-therapy']],
  ['arena, dedos, mano', ['occupational-therapy']],
  ['grupo', ['community', 'mental-health', 'diagnosis']],
  ['dinero, perro, domingo, musica, parque, fiesta, iglesia', ['community']],
  ['raro, lento, normal', ['diagnosis']],
  ['hacer, llevar, arte, baile', ['community']],
]);
