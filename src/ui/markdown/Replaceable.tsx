import { useContext, type ReactNode } from 'react';
import { RenderersContext, type MarkdownRenderers } from './renderers.ts';

interface ReplaceableProps {
  /** Calls the host's renderer of this part, if there is one. */
  render: (renderers: MarkdownRenderers, defaultContent: ReactNode) => ReactNode;
  /** The default rendering. */
  children: ReactNode;
}

/** Lets a host replace a part of an answer. Re-renders when the renderers change. */
export function Replaceable({ render, children }: ReplaceableProps) {
  const renderers = useContext(RenderersContext);
  return render(renderers, children) ?? children;
}
