import { lazyPart, useBrainstem, useOperation } from '../../../provider/index.ts';
import { useFilePicker } from '../../../ui/index.ts';
import { readText } from '../core/files/readText.ts';
import type { ReadFile } from '../core/files/fileProblem.ts';
import { useOntologies, useOntologyWords } from '../EditorContext.ts';

const parts = () => import('./importParts.ts');
const ImportDialog = lazyPart(async () => (await parts()).ImportDialog);

/** The file chooser's `accept`. Any other text is read as a list. */
const accepted =
  '.json,.jsonld,.csv,.tsv,.txt,.md,.ttl,.nt,.nq,.n3,.trig,.rdf,.xml,.owl,.skos,text/*,application/json';

/** The maximum size of an imported file in bytes. */
const maxBytes = 32 * 1024 * 1024;

interface ChosenFile {
  name: string;
  text: string;
  read: ReadFile;
}

/** Opens a file chooser and previews the import. Files are read locally. */
export function useImport() {
  const words = useOntologyWords();
  const { locale } = useBrainstem();
  const ontologies = useOntologies();
  const [reading, { actions }] = useOperation<ChosenFile>();
  const picker = useFilePicker({
    label: words.importFile,
    accept: accepted,
    onChoose([chosen]) {
      if (chosen !== undefined) actions.run(() => readChosen(chosen, locale.tag));
    },
  });
  /** The preview and the file input, which stays mounted. */
  const chosenFile = (
    <>
      {picker.input}
      {reading.status === 'done' && ontologies !== undefined && (
        <ImportDialog {...reading.result} ontologies={ontologies} onClose={actions.reset} />
      )}
    </>
  );
  return { chooseFile: picker.open, chosenFile };
}

async function readChosen(file: File, language: string): Promise<ChosenFile> {
  const { name } = file;
  if (file.size > maxBytes) {
    return { name, text: '', read: { problem: { reason: 'tooLarge', limit: maxBytes } } };
  }
  try {
    const { readFile } = await parts();
    const text = await readText(file);
    return { name, text, read: await readFile(text, { name, language }) };
  } catch (error) {
    return { name, text: '', read: { problem: { reason: 'notRead', error } } };
  }
}
