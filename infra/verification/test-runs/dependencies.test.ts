import { describe, expect, test } from 'vitest';
import { LOADED_BY_NODE } from './dependencies.ts';

describe.each(['/home/me/hearthway', '/home/me/es/hearthway', '/home/me/esm/hearthway'])(
  'in a checkout at %s',
  (checkout) => {
    test.each([
      'node_modules/@eventstore/db-client/generated/serverfeatures_pb.js',
      'node_modules/google-protobuf/google-protobuf.js',
      'infra/node_modules/protobufjs/minimal.js',
    ])('Node loads %s', (path) => {
      expect(LOADED_BY_NODE.test(`${checkout}/${path}`)).toBe(true);
    });

    test.each([
      'infra/adapters/event-store/append.ts',
      'frontend/build/boot-script.js',
      'node_modules/a-package/es/index.js',
      'node_modules/a-package/dist/index.esm.js',
      'node_modules/a-package/style.css',
    ])('Vitest decides about %s', (path) => {
      expect(LOADED_BY_NODE.test(`${checkout}/${path}`)).toBe(false);
    });
  },
);
