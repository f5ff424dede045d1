import type { DangerSign } from '../danger-sign.ts';

/** Violence by a child at this moment. */
export const AT_HOME_SIGNS: readonly DangerSign[] = [
  {
    id: 'en-child-attacks',
    kind: 'child-attacks',
    tier: 'violence',
    language: 'en',
    pattern:
      'attacking|attacks|attacked|strangling|choking|punching|beating|stabbed|biting|hitting|kicking ~4 me|us|sister|brother|baby|grandma|mom|him|her ~5 right_now|now|stop|bleeding|locked|hiding|hide|help|again|blood',
    hits: [
      'my son is hitting me right now',
      'He is attacking his sister and will not stop',
      'she is biting us, we are hiding in the bathroom, biting him now',
    ],
    nearMisses: [
      'How do I teach gentle hands?',
      'Bites his nails at school',
      'Kicking a ball is his favorite',
    ],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-threatened-by-child',
    kind: 'child-attacks',
    tier: 'violence',
    language: 'en',
    pattern:
      'he|she|my_son|my_daughter|brother ~4 do_it_when|backs_me|corner|corners|corners_me|chases|chasing|threw|throwing|throws|swung|swings|broke|bit_through|going_for|holds_me|pinned|pulls_my_hair|kicked|headbutt* ~6 me|us|my_nose|my_arm|the_baby|sister|brother|chairs|chair|child|eyes|grandma|staff|his_brother|her_brother',
    hits: [
      'he backs me into a corner and waits for me',
      'She is going for the baby',
      'my son broke my nose',
    ],
    nearMisses: ['He chases bubbles', 'She throws blocks at the wall', 'My daughter broke a cup'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'en-pillow-on-face',
    kind: 'child-attacks',
    tier: 'violence',
    language: 'en',
    pattern:
      'pillow|blanket|hands|hand|cord|rope|plastic_bag|belt ~4 over|on|around|at ~3 face|neck|throat|mouth|head|nose ~5 $|brother|sister|baby|his|her|him|me|to|and',
    hits: [
      'she put a pillow on her baby brother’s face',
      'He has his hands around her throat',
      'my sister wrapped a cord around her neck',
    ],
    nearMisses: ['Hand over hand help', 'A pillow for the car', 'Which blanket is best for sleep?'],
    source: 'an examination by situations: messages that were missed',
  },
  {
    id: 'es-hijo-agrede',
    kind: 'child-attacks',
    tier: 'violence',
    language: 'es',
    pattern:
      'mi_hijo|mi_hija|muchacho|muchacha|hermano|hermana|nieto|nino|nina|el|ella ~5 me_pega|nos_pega|aprieta|apreto|ahorca|avienta|avento|tira|patea|pateando|muerde|mordiendo|correteo|rompio|jala|amenaza|empujo ~4 cuello|brazo|puerta|bebe|hermana|hermanita|hermano|abuela|cara|nariz|sillas|cosas|ahorita|a_mi|me',
    hits: [
      'mi hijo me rompió el brazo',
      'su hermano le aprieta el cuello',
      'el muchacho avienta sillas',
    ],
    nearMisses: [
      'mi hijo rompió un vaso de agua fría',
      'Mi nieto tira la pelota',
      'La niña jala su carrito',
    ],
    source: 'an examination by situations: messages that were missed',
  },
];
