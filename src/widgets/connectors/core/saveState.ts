/** The status of saving a selection or a draft. */
export type SaveState =
  | { readonly status: 'idle' | 'pending' | 'saved' }
  | { readonly status: 'failed'; readonly error: unknown };

interface SaveContext<Draft> {
  draft: () => Draft;
  getState: () => { saving: SaveState };
  setState: (patch: { saving: SaveState; isUnsaved?: boolean }) => void;
}

/** Saves a draft, one request at a time. Changes made during a request stay unsaved. */
export async function runSave<Draft>(
  { draft, getState, setState }: SaveContext<Draft>,
  save: (draft: Draft) => Promise<unknown>,
): Promise<void> {
  if (getState().saving.status === 'pending') return;
  const saved = draft();
  setState({ saving: { status: 'pending' } });
  try {
    await save(saved);
    const isSaved = draft() === saved;
    setState({ saving: { status: isSaved ? 'saved' : 'idle' }, isUnsaved: !isSaved });
  } catch (error) {
    setState({ saving: { status: 'failed', error } });
  }
}

/** Returns the save state after a change of the draft, which clears the last outcome. */
export function afterChange(saving: SaveState): SaveState {
  return saving.status === 'pending' ? saving : { status: 'idle' };
}
