import { BrainstemError, isBrainstemError } from './BrainstemError.ts';

/**
 * Somebody else changed the same fields of a connection's metadata since they were read. Nothing was
 * written. Save again with {@link currentMetadata} as what was seen to replace their changes.
 */
export class MetadataConflictError extends BrainstemError {
  override readonly name = 'MetadataConflictError';
  /** Names of the fields, such as `connectionName` or `emailSyncConfig.maxEmails`. */
  readonly fields: readonly string[];
  /** Private, so that no error report carries what people wrote. */
  readonly #metadata: Readonly<Record<string, unknown>>;

  constructor(fields: readonly string[], metadata: Readonly<Record<string, unknown>>) {
    super(
      'conflict',
      `${fields.join(', ')} changed on the platform since it was read, so nothing was written. Read the metadata again and decide which values to keep.`,
    );
    this.fields = fields;
    this.#metadata = metadata;
  }

  /** Returns the metadata as the platform has it now. */
  currentMetadata(): Readonly<Record<string, unknown>> {
    return this.#metadata;
  }
}

/** Returns true if a caught value reports that somebody else changed the same metadata. */
export function isMetadataConflictError(value: unknown): value is MetadataConflictError {
  return isBrainstemError(value) && value.code === 'conflict';
}
