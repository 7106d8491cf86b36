import { termLists, ontologyLimits, type TermList } from '../../../contract/index.ts';
import { useFormat } from '../../../provider/index.ts';
import { cutText, foldText, hasWords, searchWords } from '../../../search/index.ts';
import {
  Badge,
  Choice,
  Field,
  SearchField,
  Select,
  TextInput,
  layout,
  texts,
  ChoiceGroup,
  joinClasses,
} from '../../../ui/index.ts';
import {
  columnValues,
  separators,
  type ColumnMapping,
  type Separator,
  type VocabularyTable,
} from '../core/files/vocabularyTable.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { SkippedCounts, SkippedTerms } from '../terms/SkippedTerms.tsx';
import { useImportActions, useImportState } from './ImportContext.ts';
import styles from './VocabularyForm.module.css';
import { useId, useState } from 'react';
import { listsOverLimit } from '../core/createImport.ts';

export interface VocabularyFormProps {
  table: VocabularyTable;
}

/** Edits a vocabulary's column targets, its name, and the handling of terms over the limits. */
export function VocabularyForm({ table }: VocabularyFormProps) {
  const words = useOntologyWords();
  const actions = useImportActions();
  const { hasHeader } = table;
  return (
    <div className={layout.stack3}>
      <NameField />
      <fieldset className={joinClasses(layout.stack, styles.columns)}>
        <legend className={styles.legend}>{words.importColumns}</legend>
        {hasHeader !== undefined && (
          <Choice
            label={words.importHeader}
            checked={hasHeader}
            onChange={(event) => actions.setHeader(event.target.checked)}
          />
        )}
        <ul className={styles.list} tabIndex={-1}>
          {table.columns.map((_column, index) => (
            <ColumnRow key={index} table={table} index={index} />
          ))}
        </ul>
      </fieldset>
      <Preflight table={table} />
      <OverLimitChoice />
    </div>
  );
}

/** Edits the name. Apart from the columns, whose values take long to render. */
function NameField() {
  const words = useOntologyWords();
  const actions = useImportActions();
  const name = useImportState((state) => state.name);
  return (
    <Field label={words.name} error={name.trim() === '' ? words.importNameMissing : undefined}>
      <TextInput
        value={name}
        autoComplete="off"
        onChange={(event) => actions.setName(event.target.value)}
      />
    </Field>
  );
}

const exampleCount = 3;

function ColumnRow({ table, index }: VocabularyFormProps & { index: number }) {
  const words = useOntologyWords();
  const actions = useImportActions();
  const format = useFormat();
  const mapping = useImportState((state) => state.mapping[index]);
  if (mapping === undefined) return null;
  const name = columnName(table, index, words.importColumn);
  const values = columnValues(table, index);
  const examples = values.slice(0, exampleCount).map((value) => cutText(value, 40));
  const found = separators.filter(
    (separator) => separator !== '' && values.some((value) => value.includes(separator)),
  );
  const set = (change: Partial<ColumnMapping>): void =>
    actions.setColumn(index, { ...mapping, ...change });
  return (
    <li className={styles.column}>
      <span className={layout.stack}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.examples} dir="auto">
          {[format.number(values.length), ...examples].join(' · ')}
        </span>
      </span>
      <Select
        aria-label={words.importUse(name)}
        value={mapping.use}
        onChange={({ target }) =>
          set({ use: termLists.find((list) => list === target.value) ?? 'skip' })
        }
      >
        <option value="skip">{words.importSkip}</option>
        {termLists.map((list) => (
          <option key={list} value={list}>
            {words[list]}
          </option>
        ))}
      </Select>
      {mapping.use !== 'skip' && found.length > 0 && (
        <Select
          aria-label={words.importSeparator(name)}
          className={styles.separator}
          value={mapping.separator}
          onChange={({ target }) => set({ separator: readSeparator(target.value) })}
        >
          <option value="">{words.importWhole}</option>
          {found.map((separator) => (
            <option key={separator} value={separator}>
              {words.importSplitAt(separator)}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}

/** Shows imported and skipped terms, by count and by name. */
function Preflight({ table }: VocabularyFormProps) {
  const words = useOntologyWords();
  const format = useFormat();
  const mapping = useImportState((state) => state.mapping);
  const planned = useImportState((state) => state.planned);
  const skips = { leftOut: planned.leftOut, limit: Infinity };
  const { deprecated = 0 } = table;
  const added = termLists.reduce((sum, list) => sum + planned.terms[list].length, 0);
  const skipped = table.columns.flatMap((_column, index) =>
    mapping[index]?.use === 'skip' ? [columnName(table, index, words.importColumn)] : [],
  );
  return (
    <>
      <div role="status" aria-label={words.preflight} className={layout.bar2}>
        <Badge tone={added === 0 ? 'warning' : 'success'}>{words.terms(added)}</Badge>
        <SkippedCounts {...skips} />
        {deprecated > 0 && <Badge tone="neutral">{words.deprecated(deprecated)}</Badge>}
        {skipped.length > 0 && (
          <span className={texts.note}>{words.importSkipped(format.list(skipped))}</span>
        )}
      </div>
      {planned.leftOut.length > 0 && <SkippedTerms {...skips} />}
    </>
  );
}

function columnName(
  { columns }: VocabularyTable,
  index: number,
  nameless: (column: number) => string,
): string {
  const name = columns[index]?.name ?? '';
  return name === '' ? nameless(index + 1) : name;
}

function readSeparator(text: string): Separator {
  return separators.find((separator) => separator === text) ?? '';
}

function OverLimitChoice() {
  const words = useOntologyWords();
  const actions = useImportActions();
  const group = useId();
  const overLimit = useImportState((state) => state.overLimit);
  const planned = useImportState((state) => state.planned);
  const lists = listsOverLimit(planned.terms);
  if (lists.length === 0) return null;
  const parts = Math.max(
    ...lists.map((list) => Math.ceil(planned.terms[list].length / ontologyLimits[list])),
  );
  const figures = lists.map((list) =>
    words.problemTooMany(words[list], planned.terms[list].length, ontologyLimits[list]),
  );
  return (
    <>
      <ChoiceGroup legend={words.overLimitTitle} description={figures.join(' · ')}>
        {(['split', 'trim', 'pick'] as const).map((option) => (
          <Choice
            key={option}
            type="radio"
            name={group}
            label={option === 'split' ? words.overLimitSplit(parts) : words.overLimitBy[option]}
            description={
              option === 'split' && parts > ontologyLimits.ontologyIds
                ? words.overLimitUpload(ontologyLimits.ontologyIds)
                : undefined
            }
            checked={overLimit === option}
            onChange={() => actions.setOverLimit(option)}
          />
        ))}
      </ChoiceGroup>
      {overLimit === 'pick' && lists.map((list) => <TermPicker key={list} list={list} />)}
    </>
  );
}

/** The maximum number of listed terms; a search finds the others. */
const shownAtMost = 100;

function TermPicker({ list }: { list: TermList }) {
  const words = useOntologyWords();
  const actions = useImportActions();
  const [searchTerm, setSearchTerm] = useState('');
  const planned = useImportState((state) => state.planned);
  const picked = new Set(planned.picked[list]);
  const wanted = searchWords(searchTerm);
  const found = planned.terms[list].filter((term) => hasWords(foldText(term), wanted));
  const limit = ontologyLimits[list];
  return (
    <div className={layout.stack2} role="group" aria-label={words[list]}>
      <SearchField label={words.searchTerms} value={searchTerm} onChange={setSearchTerm} />
      <span role="status" className={texts.note}>
        {words.chosen(picked.size, limit)}
      </span>
      <ul className={styles.picks} tabIndex={-1}>
        {found.slice(0, shownAtMost).map((term) => (
          <li key={term}>
            <Choice
              label={term}
              checked={picked.has(term)}
              disabled={picked.size >= limit && !picked.has(term)}
              onChange={() => actions.togglePick(list, term)}
            />
          </li>
        ))}
      </ul>
      {found.length > shownAtMost && (
        <span className={texts.note}>{words.showingFirst(shownAtMost, found.length)}</span>
      )}
    </div>
  );
}
