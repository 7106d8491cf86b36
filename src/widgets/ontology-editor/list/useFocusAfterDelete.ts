import { useEffect, useRef, type RefObject } from 'react';
import { hasLostFocus } from '../../../ui/index.ts';
import { useEditorState } from '../EditorContext.ts';

/**
 * Focuses the neighbouring list item after an ontology was deleted or its notice closed, if the
 * focus was lost with the removed element.
 */
export function useFocusAfterDelete(
  region: RefObject<HTMLElement | null>,
  openIndex: number,
): void {
  const deleted = useEditorState((state) => state.deleted);
  const lastIndex = useRef(0);
  const earlier = useRef(deleted);
  useEffect(() => {
    if (openIndex >= 0) lastIndex.current = openIndex;
  }, [openIndex]);
  useEffect(() => {
    if (earlier.current === deleted) return;
    earlier.current = deleted;
    if (region.current === null || !hasLostFocus(region.current)) return;
    const items = region.current.querySelectorAll<HTMLElement>('[data-part="ontology"]');
    const next = items[Math.min(lastIndex.current, items.length - 1)];
    (next ?? region.current.querySelector<HTMLElement>('button'))?.focus();
  }, [deleted, region]);
}
