import { useState } from 'react';
import { Confirm, icons, Menu, MenuItem } from '../../../ui/index.ts';
import { freeId, type OntologyDraft, type OpenOntology } from '../core/index.ts';
import {
  useEditorActions,
  useIsReadOnly,
  useOntologies,
  useOntologyWords,
} from '../EditorContext.ts';
import { ExportItems } from '../list/ExportItems.tsx';

export interface PanelMenuProps {
  open: OpenOntology;
  name: string;
}

/** The menu to copy, export and delete the ontology. */
export function PanelMenu({ open, name }: PanelMenuProps) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const isReadOnly = useIsReadOnly();
  const ids = (useOntologies() ?? []).map(({ ontologyId }) => ontologyId);
  const [isAsking, setAsking] = useState(false);
  const draft = open.history.present;
  const copy = (): OntologyDraft => ({
    ...draft,
    version: 1,
    displayName: words.copyName(name),
    ontologyId: freeId(`${draft.ontologyId || 'ontology'}-copy`, ids),
  });
  return (
    <>
      <Menu label={words.moreOf(name)} icon={icons.more}>
        {!isReadOnly && (
          <MenuItem
            icon={icons.copy}
            onChoose={() => actions.navigate({ to: 'new', draft: copy() })}
          >
            {words.copyOntology}
          </MenuItem>
        )}
        <ExportItems
          drafts={[draft]}
          fileName={draft.ontologyId.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'ontology'}
          labels={{ json: words.exportJson, csv: words.exportCsv, ttl: words.exportTtl }}
        />
        {open.kind === 'stored' && !isReadOnly && !open.isDeletedElsewhere && (
          <MenuItem icon={icons.trash} onChoose={() => setAsking(true)}>
            {words.deleteOntology}
          </MenuItem>
        )}
      </Menu>
      {isAsking && (
        <Confirm
          title={words.deleteTitle(name)}
          text={words.deleteText}
          labels={{ cancel: words.cancel, confirm: words.deleteOntology }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void actions.remove(draft);
          }}
        />
      )}
    </>
  );
}
