import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { dictionary } from '@zxcvbn-ts/language-common';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { compress } from './build/compress.ts';
import { guideFiles } from './build/guide-files.ts';
import { imageHosts } from './build/image-hosts.ts';
import { prerender } from './build/prerender.ts';

// Unit tests are run from the root of the repository, with these plugins too.
const cwd = import.meta.dirname;

/** The most common first. All 49,000 would be 200 kB on the way to a phone, these are 10. */
const commonPasswords = dictionary['passwords-common'].slice(0, 3_000);

/** The name of a language in itself. A browser takes 10 ms to look the first one up. */
const languageName = (locale: string): string => {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`;
};

// Lingui would have Babel compile its configuration, which takes seconds; Node reads it as it is.
process.env['JITI_TRY_NATIVE'] = 'true';
const linguiConfig = getConfig({ cwd });

const languageNames = Object.fromEntries(
  linguiConfig.locales.map((locale) => [locale, languageName(locale)]),
);

/** React Router's package offers the build for development alone, with warnings that no visitor reads. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
const ROUTER = join(dirname(resolve('react-router/package.json')), 'dist/production');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
    ],
  },
  plugins: [
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd })],
    }),
    react(),
    lingui({ cwd, failOnMissing: true, failOnCompileError: true }),
    tailwind(),
    bootScript(),
    imageHosts(),
    guideFiles(),
    prerender(),
    compress(),
  ],
  define: {
    COMMON_PASSWORDS: JSON.stringify(commonPasswords),
    LANGUAGE_NAMES: JSON.stringify(languageNames),
  },
  build: {
    // The pages' security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // A browser without module preloading fetches what a chunk imports a step later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The code that every page needs is one chunk, even if others share parts of it.
            { name: 'site', tags: ['$initial'], priority: 1 },
            // Icons of many pages, of a few hundred bytes each.
            { name: 'icons', test: /lucide-react/, minShareCount: 8 },
            // So are the parts of many pages, and together they compress better.
            {
              name: 'parts',
              test: /frontend\/src\/(?:components|api|session|features\/[^/]+\/shared)\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
});
