import Long from 'long';
import protobuf from 'protobufjs/minimal.js';
import { expect, test } from 'vitest';
import { tag, varintTag } from './wire.ts';
import { createWireWriter } from './wire-writer.ts';

const writer = createWireWriter();

test.for([0, 1, 127, 128, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 45 + 127, Number.MAX_SAFE_INTEGER])(
  'writes the integer %d as a protobuf library does',
  (value) => {
    writer.integer(3, value);
    const expected = protobuf.Writer.create().uint32(varintTag(3)).uint64(value).finish();
    expect(writer.take().toString('hex')).toBe(Buffer.from(expected).toString('hex'));
  },
);

test('writes the largest signed integer', () => {
  writer.greatestInteger(3);
  const expected = protobuf.Writer.create().uint32(varintTag(3)).int64(Long.MAX_VALUE).finish();
  expect(writer.take().equals(expected)).toBe(true);
});

test.for([0, 1, 120, 127, 128, 16_383, 16_384, 70_000, 300_000])(
  'writes messages within messages around a text of %d characters',
  (length) => {
    const text = `${'x'.repeat(length)}ü🎈`;
    const outer = writer.open(1);
    const inner = writer.open(2);
    writer.text(3, text);
    writer.close(inner);
    writer.ascii(4, 'ascii');
    writer.bytes(5, Uint8Array.of(0, 255));
    writer.close(outer);
    const expected = protobuf.Writer.create();
    expected.uint32(tag(1)).fork().uint32(tag(2)).fork();
    expected.uint32(tag(3)).string(text).ldelim();
    expected.uint32(tag(4)).string('ascii');
    expected.uint32(tag(5)).bytes(Uint8Array.of(0, 255)).ldelim();
    expect(writer.take().equals(expected.finish())).toBe(true);
  },
);

test('keeps a message that was taken while it writes the next', () => {
  writer.text(1, 'first');
  const first = writer.take();
  writer.text(1, 'other');
  writer.take();
  expect(first.toString('latin1', 2)).toBe('first');
});
