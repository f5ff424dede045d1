/** Weight of each sign, in the order of `fitSignsOf`. Written by `npm run chat -- learn-answerable`. */
export const FIT_WEIGHTS: readonly number[] = [
  1.66, 2.16, 0.9, 1.29, 0.75, 0.43, 0.15, 4.29, -0.81, -0.45, -1.13, 0.41, 0.54, 2.99, 4.12, 0.36,
  -1.4, -1.23, 1.72, -0.56,
];
