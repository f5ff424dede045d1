import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { sentenceOf } from './fault.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

const EN = 'guides/getting-started.en.md';

/** Faults of this guide, once its English text is changed so. */
const faultsWith = async (change: (text: string) => string): Promise<readonly string[]> => {
  const { files } = await readFolder(CONTENT_FOLDER);
  const needed = [...files].filter(([path]) => /^(?:guides|facts)\//.test(path));
  const changed = new Map(needed).set(EN, change(files.get(EN) ?? ''));
  const { faults } = checkContent({ files: changed, faults: [] });
  // Links lead to content that is left out here.
  return faults.filter(({ file, rule }) => file === EN && rule !== 'link').map(sentenceOf);
};

test('a box to tick is empty', async () => {
  expect(
    await faultsWith((text) => text.replace('- [ ] **The doctor.', '- [x] **The doctor.')),
  ).toEqual([expect.stringMatching(/: A box is empty, so that a family can tick it: \[ \]\.$/)]);
});

test('in a checklist every item has a box', async () => {
  expect(
    await faultsWith((text) => text.replace('- [ ] **The doctor.', '- **The doctor.')),
  ).toEqual([expect.stringMatching(/: Every item of this list has a box to tick, or none has\.$/)]);
});

test('a guide has no pictures, which its file would lack', async () => {
  const picture = '![A bed](getting-started-bed.svg)\n\n## Your five calls';
  expect(await faultsWith((text) => text.replace('## Your five calls', picture))).toContainEqual(
    expect.stringMatching(/: This kind of item has no pictures, since its file would lack them: /),
  );
});
