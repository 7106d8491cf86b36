import { Notice, icons, type NoticeProps } from '../../ui/index.ts';
import { useGeneralWords } from '../words/useWords.ts';

export interface MissingScopeNoticeProps extends Pick<NoticeProps, 'tone' | 'role'> {
  scope: string;
  /** @default that there is no permission, in general words */
  title?: string;
}

/** Says that a permission is missing. Its name, which only an admin knows, is behind a disclosure. */
export function MissingScopeNotice({ scope, title, ...notice }: MissingScopeNoticeProps) {
  const words = useGeneralWords();
  return (
    <Notice
      {...notice}
      icon={icons.lock}
      title={title ?? words.missingScopeTitle}
      detail={scope}
      detailLabel={words.details}
    >
      {words.refusedText}
    </Notice>
  );
}
