import { linkUrl } from '../../../../ui/index.ts';
import { useFormKit } from '../FormKitContext.ts';
import styles from '../Forms.module.css';

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
