import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Unit tests are run from the root of the repository, with these plugins too.
const cwd = import.meta.dirname;

export default defineConfig({
  plugins: [
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })],
    }),
    react(),
    lingui({ cwd, failOnMissing: true, failOnCompileError: true }),
    tailwind(),
  ],
  // The pages' security policy allows no data: addresses.
  build: { assetsInlineLimit: 0 },
});
