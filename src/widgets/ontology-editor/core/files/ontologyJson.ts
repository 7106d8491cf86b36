import * as v from 'valibot';
import { perList, type OntologyDraft } from '../draft/ontologyDraft.ts';

const written = v.object({
  ontologyId: v.string(),
  displayName: v.nullish(v.string(), ''),
  version: v.nullish(v.pipe(v.number(), v.integer())),
  ...perList(() => v.nullish(v.array(v.string()), [])),
});

/** A list of ontologies, a single one, or a list in a field, as in responses of the platform. */
const file = v.union([
  v.array(written),
  v.pipe(
    v.object({ ontologies: v.array(written) }),
    v.transform(({ ontologies }) => ontologies),
  ),
  v.pipe(
    written,
    v.transform((ontology) => [ontology]),
  ),
]);

/** Writes ontologies as a JSON list, with the platform's own field names. */
export function writeOntologyJson(drafts: readonly OntologyDraft[]): string {
  const ontologies = drafts.map(({ ontologyId, displayName, version, ...lists }) => ({
    ontologyId,
    displayName,
    version,
    ...perList((list) => lists[list]),
  }));
  return `${JSON.stringify(ontologies, null, 2)}\n`;
}

/**
 * Reads the output of {@link writeOntologyJson}, a single ontology, and the platform's responses.
 *
 * @returns Undefined if the JSON is none of them.
 */
export function readOntologyJson(parsed: unknown): OntologyDraft[] | undefined {
  const result = v.safeParse(file, parsed);
  return result.success
    ? result.output.map(({ version, ...ontology }) => ({
        ...ontology,
        version: version ?? undefined,
      }))
    : undefined;
}
