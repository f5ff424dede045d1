import { crc32, deflateRawSync } from 'node:zlib';

export interface PackedFile {
  readonly name: string;
  readonly content: Buffer | string;
  /** False unpacked size in the header. */
  readonly claimedSize?: number;
}

/** Creates a zip for tests, packed like the registry's. */
export const zipOf = (files: readonly PackedFile[]): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fileName = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claimedSize ?? bytes.length, 8);
    sizes.writeUInt16LE(fileName.length, 12);
    const method = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      method,
      sizes,
      fileName,
      packed,
    ]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    centrals.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        Buffer.from([20, 0]),
        method,
        sizes,
        rest,
        fileName,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
};

/** Creates a spreadsheet with one sheet for tests, like the registry's report of deactivated numbers. */
export const xlsxOf = (rows: readonly (readonly string[])[]): Buffer => {
  const texts = [...new Set(rows.flat())];
  const cells = (row: readonly string[]): string =>
    row.map((text) => `<c t="s"><v>${texts.indexOf(text)}</v></c>`).join('');
  return zipOf([
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
    },
  ]);
};
