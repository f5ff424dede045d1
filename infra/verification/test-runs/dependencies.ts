/**
 * Dependencies that Node loads by itself. Vitest decides this by looking for `/es/` and `/esm/` in
 * the whole path: in a checkout below a folder of that name it takes every CommonJS dependency for
 * source, and loads it a second time beside the copy that Node has loaded for another one.
 *
 * Only the path within `node_modules` counts here. Modules in a package's own `es` folder are left
 * to Vitest.
 */
export const LOADED_BY_NODE =
  /\/node_modules\/(?!.*(?:\/esm?\/|\.(?:\w+-)?esm?(?:-\w+)?\.js$)).*\.js$/;
