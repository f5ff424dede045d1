/** Of each sign, in the order of `fitSignsOf`. Written by `npm run chat -- learn-answerable`. */
export const FIT_WEIGHTS: readonly number[] = [
  1.77, 2.69, 0.78, 1.31, 0.72, 0.57, 0.13, 4.17, -0.82, -0.85, -1.21, 1.15, 0.75, 2.78, 3.96, 0.36, -1.42, -1.25, 1.82, -0.61,
];
