/** The decoded content of an edit's event, whose payload is undocumented. */
export interface EditStep {
  text: string | undefined;
  /** From 0 to 1, if the event counts its steps. */
  progress: number | undefined;
}

/** Decodes an event's data, whatever its shape. */
export function readEditEvent(data: string): EditStep {
  const value = parse(data);
  if (typeof value === 'string') return { text: value.trim() || undefined, progress: undefined };
  if (typeof value !== 'object' || value === null) return { text: undefined, progress: undefined };
  const fields = new Map<string, unknown>(Object.entries(value));
  const words = ['message', 'text', 'detail', 'status'].map((name) => fields.get(name));
  const [step, of] = [fields.get('step'), fields.get('of')];
  return {
    text: words.find(isText),
    progress:
      typeof step === 'number' && typeof of === 'number' && of > 0
        ? Math.min(1, Math.max(0, step / of))
        : undefined,
  };
}

function parse(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return value;
  } catch {
    return data;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
