import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { openPlayground, visit, type OpenedPlayground } from './openPlayground.ts';
import { chooseByKey, tabTo } from './tabTo.ts';

let opened: OpenedPlayground;
/** Of another user, who edits the same. */
let second: Page;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0 });
  second = await opened.openOtherPage({ width: 1200, height: 800 });
  await opened.openAs('Mara', '/vocabulary');
  await second.goto(opened.page.url());
  await second.getByRole('button', { name: 'Mara' }).click();
});

afterAll(() => opened.close());

/** 300 terms: 20 repeated in other letters, 12 too long, the rest new. */
function pastedTerms(): string {
  const lines = Array.from({ length: 300 }, (_, at) => {
    if (at % 25 === 24) return `clause ${at} ${'x'.repeat(129)}`;
    return at >= 270 && at < 291 ? `CLAUSE   ${at - 270}` : `clause ${at}`;
  });
  return lines.join('\n');
}

const sent = v.object({
  ontologyIds: v.array(v.string()),
  ontologyMode: v.string(),
  documentGroup: v.string(),
});

test('a vocabulary is written from a pasted list, tried, and an upload is tagged with it', async () => {
  const { page, complaints } = opened;
  const editor = page.getByRole('region', { name: 'Ontologies', exact: true });
  await editor.getByRole('button', { name: 'New ontology' }).click();
  await editor.getByRole('textbox', { name: 'Name' }).fill('Charter clauses');
  await editor.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Terms' }).fill(pastedTerms());
  const figures = dialog.getByRole('status', { name: 'Preview' });
  await expect.poll(() => figures.innerText()).toMatch(/12 too long/);
  const said = await figures.innerText();
  const count = (what: RegExp) => Number(what.exec(said)?.[1] ?? 0);
  const [added, repeated, tooMany] = [
    count(/(\d+) new/),
    count(/(\d+) duplicate/),
    count(/(\d+) over the limit of 256/),
  ];
  expect(repeated).toBeGreaterThan(0);
  expect(added).toBe(256);
  expect(added + repeated + tooMany + 12).toBe(300);
  await dialog.getByRole('button', { name: 'Add 256 terms' }).click();
  await editor.getByText('256 of 256', { exact: true }).waitFor();

  const sample = 'The charter follows Clause 7 and clause-11.\nThe weather was fine.';
  await editor.getByRole('textbox', { name: 'Sample text' }).fill(sample);
  await editor.getByText('2 matches of 2 terms in 1 of 2 passages').waitFor();
  await editor.getByText('Strict leaves out 1 of 2 passages.').waitFor();
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByText('“Charter clauses” saved').waitFor();

  const picker = page.getByRole('region', { name: 'Processing options' });
  await picker.getByRole('checkbox', { name: /^Charter clauses/ }).check();
  await picker.getByRole('textbox', { name: /^Document group/ }).fill('charters');
  await picker.getByText('Upload settings').click();
  await picker.getByText('Charter clauses: 256 terms').waitFor();
  const shown = await page.getByRole('status', { name: 'What we send along' }).innerText();
  const fields = v.parse(sent, JSON.parse(shown));
  expect(fields).toEqual({
    ontologyIds: ['charter-clauses'],
    ontologyMode: 'strict',
    documentGroup: 'charters',
  });

  const answer = await upload(fields, sample);
  expect(answer).toMatchObject({ uploadedCount: 1, ...fields });
  expect(complaints).toEqual([]);
});

test('two people edit one ontology in two browsers, and neither loses a change', async () => {
  const { page, complaints } = opened;
  const open = async (reader: typeof page) => {
    await visit(reader, '/vocabulary');
    const editor = reader.getByRole('region', { name: 'Ontologies', exact: true });
    await editor.getByRole('button', { name: /^Cold chain/ }).click();
    await editor.getByRole('heading', { name: 'Cold chain' }).waitFor();
    return editor;
  };
  const [first, theirs] = [await open(page), await open(second)];
  const addTerm = async (editor: typeof first, term: string) => {
    await editor.getByRole('textbox', { name: 'Add a term' }).fill(term);
    await editor.getByRole('textbox', { name: 'Add a term' }).press('Enter');
  };
  const save = async (editor: typeof first) => {
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await editor.getByText(/^“.*” saved$/).waitFor();
  };

  // Each changes a field of their own: both are kept.
  await addTerm(first, 'thaw');
  await theirs.getByText('Details', { exact: true }).click();
  await theirs.getByRole('textbox', { name: 'Name' }).fill('Cold supply chain');
  await save(theirs);
  await save(first);
  await first.getByRole('heading', { name: 'Cold supply chain' }).waitFor();

  // One deletes what the other still edits: the edit is kept, and creates it again.
  await addTerm(first, 'ice');
  await theirs.getByRole('button', { name: /^More actions for/ }).click();
  await theirs.getByRole('menuitem', { name: 'Delete' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await theirs.getByText('“Cold supply chain” deleted').waitFor();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByText('Someone else deleted this ontology').waitFor();
  await first.getByRole('button', { name: 'Restore' }).click();
  await first.getByText('“Cold supply chain” saved').waitFor();
  await second.reload();
  const restored = second.getByRole('region', { name: 'Ontologies', exact: true });
  await restored.getByRole('button', { name: /^Cold supply chain/ }).click();
  await restored.getByRole('button', { name: 'thaw', exact: true }).waitFor();
  await restored.getByRole('button', { name: 'ice', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

/** Terms as a SKOS thesaurus has them, in two languages. */
const thesaurus = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<urn:s> a skos:ConceptScheme ; skos:prefLabel "Berths"@en, "Liegeplätze"@de .
<urn:1> a skos:Concept ; skos:prefLabel "quay"@en, "Kai"@de ; skos:altLabel "wharf"@en .
<urn:2> a skos:Concept ; skos:prefLabel "bollard"@en, "Poller"@de .`;

test('a vocabulary in a file is imported, changed and deleted by keyboard, and a second editor meets each step', async () => {
  const { page, complaints } = opened;
  const region = (reader: typeof page) =>
    reader.getByRole('region', { name: 'Ontologies', exact: true });
  await visit(page, '/vocabulary');
  const editor = region(page);
  await tabTo(page, editor.getByRole('button', { name: 'More actions', exact: true }));
  await page.keyboard.press('Enter');
  const berths = { name: 'berths.ttl', mimeType: 'text/turtle', text: thesaurus };
  await chooseByKey(page, editor.getByRole('menuitem', { name: 'Import' }), berths, 'ArrowDown');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status', { name: 'Preview' }).getByText('3 terms').waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Import 1 ontology' }));
  await page.keyboard.press('Enter');
  await dialog.getByText('1 of 1 imported').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await tabTo(page, editor.getByRole('button', { name: /^Berths/ }));
  await page.keyboard.press('Enter');
  await editor.getByRole('heading', { name: 'Berths' }).waitFor();
  await second.reload();
  const theirs = region(second);
  await theirs.getByRole('button', { name: /^Berths/ }).click();
  await theirs.getByRole('button', { name: 'wharf', exact: true }).waitFor();

  await tabTo(page, editor.getByRole('textbox', { name: 'Add a term' }));
  await page.keyboard.type('pilot');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await editor.getByText('“Berths” saved').waitFor();

  // Both change the name: the later one learns whose is there, and decides.
  await tabTo(page, editor.getByText('Details', { exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, editor.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Moorings');
  await page.keyboard.press('Control+s');
  await editor.getByText('“Moorings” saved').waitFor();
  await theirs.getByText('Details', { exact: true }).click();
  await theirs.getByRole('textbox', { name: 'Name' }).fill('Landing stages');
  await second.keyboard.press('Control+s');
  await theirs.getByText('Someone else also changed: Name').waitFor();
  await tabTo(second, theirs.getByRole('button', { name: 'Use theirs' }));
  await second.keyboard.press('Enter');
  await theirs.getByRole('heading', { name: 'Moorings' }).waitFor();
  await theirs.getByRole('button', { name: 'pilot', exact: true }).waitFor();

  await tabTo(page, editor.getByRole('button', { name: /^More actions for/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete “Moorings”?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await editor.getByText('“Moorings” deleted').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await theirs.getByRole('textbox', { name: 'Add a term' }).fill('ferry');
  await second.keyboard.press('Enter');
  await second.keyboard.press('Control+s');
  await theirs.getByText('Someone else deleted this ontology').waitFor();
  expect(complaints).toEqual([]);
});

/** Uploads a text to the platform over HTTP, as the partner's backend would. */
async function upload(fields: v.InferOutput<typeof sent>, text: string): Promise<unknown> {
  const { platform, mockUrl } = opened.playground;
  const form = new FormData();
  form.append('files', new File([text], 'charter.txt', { type: 'text/plain' }));
  form.append('ontologyIds', JSON.stringify(fields.ontologyIds));
  form.append('ontologyMode', fields.ontologyMode);
  form.append('documentGroup', fields.documentGroup);
  const response = await fetch(`${mockUrl}/public/v1/connect/integrations/documents/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await platform.issueToken()}` },
    body: form,
  });
  return response.json();
}
