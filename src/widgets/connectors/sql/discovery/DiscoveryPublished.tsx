import { ErrorNotice } from '../../../../provider/index.ts';
import { Button, Notice, icons } from '../../../../ui/index.ts';
import { useFormWords } from '../../forms/useFormWords.ts';

export interface DiscoveryPublishedProps {
  /** The sync requested with the publication; idle if none was. */
  sync: { error: Error | null; isPending: boolean; isSuccess: boolean };
  onRetry: () => void;
  onClose: () => void;
}

/** Confirms the publication and shows the state of the sync. */
export function DiscoveryPublished({ sync, onRetry, onClose }: DiscoveryPublishedProps) {
  const words = useFormWords();
  const close = (
    <Button size="small" onClick={onClose}>
      {words.close}
    </Button>
  );
  if (sync.error !== null) {
    return (
      <ErrorNotice
        error={sync.error}
        title={words.discoveryNotSynced}
        actions={close}
        onRetry={onRetry}
        isRetrying={sync.isPending}
      />
    );
  }
  const title = sync.isSuccess ? words.discoveryPublishedAndSynced : words.discoveryPublished;
  return <Notice icon={icons.check} title={title} actions={close} />;
}
