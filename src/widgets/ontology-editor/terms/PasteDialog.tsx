import { useMemo, useState } from 'react';
import { ontologyLimits, type TermList } from '../../../contract/index.ts';
import { Badge, Choice, Confirm, Field, TextArea, layout } from '../../../ui/index.ts';
import { useOntologyWords } from '../EditorContext.ts';
import { SkippedCounts, SkippedTerms } from './SkippedTerms.tsx';
import { preflightTerms } from '../core/draft/preflightTerms.ts';

export interface PasteDialogProps {
  list: TermList;
  existing: readonly string[];
  start: string;
  /** Called once with all new terms. */
  onAdd: (terms: readonly string[]) => void;
  /** Called with the text that wasn't added. */
  onClose: (text: string) => void;
}

export function PasteDialog({ list, existing, start, onAdd, onClose }: PasteDialogProps) {
  const words = useOntologyWords();
  const [text, setText] = useState(start);
  const [splitAtCommas, setSplitAtCommas] = useState(false);
  const limit = ontologyLimits[list];
  const { added, leftOut } = useMemo(
    () => preflightTerms(text, { existing, limit, splitAtCommas }),
    [text, existing, limit, splitAtCommas],
  );
  const isPossible = /[,;]/.test(text);
  return (
    <Confirm
      title={words.pasteTitle(words[list])}
      text={words.pasteText}
      labels={{ cancel: words.cancel, confirm: words.addMany(added.length) }}
      variant="primary"
      disabled={added.length === 0}
      onCancel={() => onClose(text)}
      onConfirm={() => {
        onAdd(added);
        onClose('');
      }}
    >
      <Field label={words.pasteTerms}>
        <TextArea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {(isPossible || splitAtCommas) && (
        <Choice
          label={words.splitAtCommas}
          checked={splitAtCommas}
          onChange={(event) => setSplitAtCommas(event.target.checked)}
        />
      )}
      <div role="status" aria-label={words.preflight} className={layout.wrap2}>
        <Badge tone={added.length === 0 ? 'neutral' : 'success'}>
          {words.willAdd(added.length)}
        </Badge>
        <SkippedCounts leftOut={leftOut} limit={limit} />
      </div>
      {leftOut.length > 0 && <SkippedTerms leftOut={leftOut} limit={limit} />}
    </Confirm>
  );
}
