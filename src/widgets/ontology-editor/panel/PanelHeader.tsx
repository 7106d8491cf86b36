import { RateLimitNotice } from '../../../provider/index.ts';
import {
  Badge,
  Button,
  Icon,
  IconButton,
  icons,
  Confirm,
  Menu,
  MenuItem,
  joinClasses,
  texts,
  layout,
} from '../../../ui/index.ts';
import { isDirty, type OpenOntology, type OntologyDraft } from '../core/index.ts';
import { freeId } from '../core/draft/ontologyDraft.ts';
import {
  useEditorActions,
  useEditorState,
  useIsReadOnly,
  useOntologyWords,
  useOntologies,
  useCanSave,
} from '../EditorContext.ts';
import styles from './PanelHeader.module.css';
import { useState } from 'react';
import { ExportItems } from '../list/ExportItems.tsx';

/**
 * The header with the ontology's name, undo, redo and save. Inactive buttons stay focusable, so
 * that saving by keyboard keeps the focus.
 */
export function PanelHeader({ open, name }: { open: OpenOntology; name: string }) {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const busy = useEditorState((state) => state.busy);
  const saved = useEditorState((state) => state.saved);
  const isReadOnly = useIsReadOnly();
  const { past, future } = open.history;
  const hasChanges = isDirty(open);
  const canSave = useCanSave(open) && busy === undefined;
  return (
    <header className={joinClasses(layout.bar2, styles.header)}>
      <BackButton />
      <h2 tabIndex={-1} className={joinClasses(texts.heading, styles.name)} dir="auto">
        {name}
      </h2>
      <span role="status" className={styles.state}>
        {hasChanges && <Badge tone="warning">{words.unsaved}</Badge>}
        {!hasChanges && saved !== undefined && (
          <span className={styles.saved}>
            <Icon path={icons.check} size={14} />
            {words.savedNote(name)}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        {!isReadOnly && past.length + future.length > 0 && (
          <>
            <IconButton
              size="small"
              label={words.undo}
              aria-disabled={past.length === 0}
              onClick={() => actions.undo()}
            >
              <Icon path={icons.undo} />
            </IconButton>
            <IconButton
              size="small"
              label={words.redo}
              aria-disabled={future.length === 0}
              onClick={() => actions.redo()}
            >
              <Icon path={icons.redo} />
            </IconButton>
          </>
        )}
        <PanelMenu open={open} name={name} />
        {!isReadOnly && (
          <>
            <RateLimitNotice isSending={busy !== undefined} />
            <Button variant="primary" aria-disabled={!canSave} onClick={() => void actions.save()}>
              {busy === 'save' ? words.saving : words.save}
            </Button>
          </>
        )}
      </span>
    </header>
  );
}

/** Returns to the list in narrow containers. */
export function BackButton() {
  const words = useOntologyWords();
  const actions = useEditorActions();
  return (
    <IconButton
      className={styles.back}
      label={words.back}
      onClick={() => actions.navigate({ to: 'nothing' })}
    >
      <Icon path={icons.back} />
    </IconButton>
  );
}

function PanelMenu({ open, name }: { open: OpenOntology; name: string }) {
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
