import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInput } from './open-input.ts';
import { type PackedFile, xlsxOf, zipOf } from './zip.fixture.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hearthway-input-'));
});

afterAll(async () => {
  await rm(directory, { recursive: true });
});

const fileOf = async (bytes: Buffer): Promise<string> => {
  const path = join(directory, 'given.zip');
  await writeFile(path, bytes);
  return path;
};

const read = async (path: string, from = 0): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of (await openInput(path)).read(from)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const MAIN = 'npidata_pfile_20251103-20251109.csv';
const TEXT = Array.from({ length: 5_000 }, (_, line) => `"${line}","${line * 7_919}"\n`).join('');

describe('of a zip', () => {
  const registry: readonly PackedFile[] = [
    { name: 'othername_pfile_20251103-20251109.csv', content: 'NPI' },
    { name: 'npidata_pfile_20251103-20251109_fileheader.csv', content: 'NPI' },
    { name: MAIN, content: TEXT },
    { name: 'NPPES_Data_Dissemination_Readme.pdf', content: 'Read me' },
  ];

  test('the main file is read, from any position in it', async () => {
    const path = await fileOf(zipOf(registry));
    expect(await openInput(path)).toMatchObject({ name: MAIN, size: TEXT.length });
    expect(await read(path)).toBe(TEXT);
    expect(await read(path, 70_001)).toBe(TEXT.slice(70_001));
  });

  test('the only table there is is read, a spreadsheet inside it included', async () => {
    expect(await read(await fileOf(zipOf([{ name: 'a/list.csv', content: TEXT }])))).toBe(TEXT);
    const report = [
      ['NPPES Deactivated NPI Report'],
      ['NPI', 'NPPES Deactivation Date'],
      ['1', '2'],
    ];
    const csv = '"NPI","NPPES Deactivation Date"\n"1","2"\n';
    expect(await read(await fileOf(xlsxOf(report)))).toBe(csv);
    expect(
      await read(await fileOf(zipOf([{ name: 'Report.xlsx', content: xlsxOf(report) }]))),
    ).toBe(csv);
  });
});

test('a zip that no registry makes is refused in a sentence', async () => {
  const whole = zipOf([{ name: MAIN, content: TEXT }]);
  const spoiled = Buffer.from(whole);
  spoiled.writeUInt8(spoiled.readUInt8(2_000) ^ 0xff, 2_000);
  const zeros = Buffer.alloc(10_000_000);
  const rows: readonly (readonly [Buffer, RegExp])[] = [
    [whole.subarray(0, -40), /^The zip is damaged or was cut off/],
    [whole.subarray(0, 3_000), /^The zip is damaged or was cut off/],
    [spoiled, /^The zip is damaged or was cut off/],
    [zipOf([{ name: MAIN, content: zeros }]), /would unpack from \d+ to 10000000 bytes/],
    [zipOf([{ name: MAIN, content: zeros, claimedSize: 9_000 }]), /^The zip is damaged/],
    [zipOf([{ name: 'read-me.txt', content: 'x' }]), /^The zip holds no CSV file/],
    [zipOf([]), /^The zip holds no CSV file/],
    [
      zipOf([
        { name: 'a.csv', content: 'x' },
        { name: 'b.csv', content: 'y' },
      ]),
      /^The zip holds 2 tables/,
    ],
  ];
  for (const [bytes, reason] of rows)
    await expect(read(await fileOf(bytes))).rejects.toThrow(reason);
});
