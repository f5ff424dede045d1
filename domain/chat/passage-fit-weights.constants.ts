/** Of each sign, in the order of `fitSignsOf`. Written by `npm run chat -- learn-answerable`. */
export const FIT_WEIGHTS: readonly number[] = [
  1.59, 2.14, 0.9, 1.29, 0.73, 0.32, 0.07, 4.29, -0.56, -0.51, -1.1, 0.53, 0.6, 3, 4.28, 0.33,
  -1.42, -1.21, 1.76, -0.48,
];
