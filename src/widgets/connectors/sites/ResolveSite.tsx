import { useState, type SubmitEvent } from 'react';
import { isPlatformError } from '../../../client/errors/index.ts';
import type { DocumentSite } from '../../../contract/index.ts';
import { ErrorNotice, usePlatformMutation } from '../../../provider/index.ts';
import { resolveSiteMutation } from '../../../query/index.ts';
import { Button, Field, TextInput, layout } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SitePicker.module.css';

export interface ResolveSiteProps {
  connectionId: string;
  onFind: (site: DocumentSite) => void;
}

/** Finds a site by its URL. */
export function ResolveSite({ connectionId, onFind }: ResolveSiteProps) {
  const words = useConnectorsWords();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  const resolve = usePlatformMutation((client) => resolveSiteMutation(client, connectionId));
  const isUnknown = isPlatformError(resolve.error) && resolve.error.status === 404;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const url = typed.trim();
    const isFull = URL.canParse(url) && new URL(url).protocol === 'https:';
    setBad(!isFull);
    resolve.reset();
    if (isFull) resolve.mutate(url, { onSuccess: onFind });
  };
  const error = isBad ? words.siteUrlBad : isUnknown ? words.siteNotFound : undefined;
  return (
    <form className={layout.stack3} onSubmit={submit} noValidate>
      <Field label={words.siteUrl} description={words.siteUrlNote} error={error}>
        {(control) => (
          <span className={styles.line}>
            <TextInput
              {...control}
              type="url"
              dir="ltr"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" disabled={resolve.isPending}>
              {words.findSite}
            </Button>
          </span>
        )}
      </Field>
      {resolve.error !== null && !isUnknown && <ErrorNotice error={resolve.error} />}
    </form>
  );
}
