import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/**
 * Somebody else changed the same fields of a connection's metadata since they were read, so nothing
 * was written. To overwrite their changes, save again with {@link currentMetadata} as the metadata
 * that was seen.
 */
export class MetadataConflictError extends BrainstemError {
  override readonly name = 'MetadataConflictError';
  /** Names of the fields, such as `connectionName` or `emailSyncConfig.maxEmails`. */
  readonly fields: readonly string[];
  /** Private, so that error reports don't include user content. */
  readonly #metadata: Readonly<Record<string, unknown>>;

  constructor(fields: readonly string[], metadata: Readonly<Record<string, unknown>>) {
    super(
      'conflict',
      `${fields.join(', ')} changed on the platform since it was read, so nothing was written. Read the metadata again and decide which values to keep.`,
    );
    this.fields = fields;
    this.#metadata = metadata;
  }

  /** Returns the platform's current metadata. */
  currentMetadata(): Readonly<Record<string, unknown>> {
    return this.#metadata;
  }
}

/** Returns true if a caught value reports that somebody else changed the same metadata. */
export function isMetadataConflictError(value: unknown): value is MetadataConflictError {
  return isBrainstemError(value) && value.code === 'conflict';
}
