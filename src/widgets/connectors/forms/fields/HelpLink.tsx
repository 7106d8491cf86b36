import { linkUrl } from '../../../../ui/index.ts';
import { useFormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';

/** The host's page that helps with the form around; nothing where it gave none. */
export function HelpLink() {
  const { help } = useFormKit();
  const href = help === undefined ? undefined : linkUrl(help.href);
  if (help === undefined || href === undefined) return null;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer noopener">
      <bdi>{help.label}</bdi>
    </a>
  );
}
