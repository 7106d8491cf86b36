/** How saving what a person chose or typed stands. */
export type SaveState =
  | { readonly status: 'idle' | 'pending' | 'saved' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Where a controller keeps it. */
interface SaveContext<Draft> {
  draft: () => Draft;
  getState: () => { saving: SaveState };
  setState: (patch: { saving: SaveState; isUnsaved?: boolean }) => void;
}

/** Saves a draft, one request at a time. What was changed meanwhile doesn't count as saved. */
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

/** How saving stands once the draft has changed: what was said of the last one is over. */
export function afterChange(saving: SaveState): SaveState {
  return saving.status === 'pending' ? saving : { status: 'idle' };
}
