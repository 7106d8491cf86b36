import type { ReactNode } from 'react';
import { useBrainstem } from '../../../provider/index.ts';

export interface BrandLogoProps {
  className: string | undefined;
  /** Shown if the host gives no logo. */
  children?: ReactNode;
}

/** Renders the host's logo, which is decorative: a name is beside it. Hides one that fails to load. */
export function BrandLogo({ className, children }: BrandLogoProps) {
  const { logo } = useBrainstem().brand;
  if (logo === undefined) return children;
  return (
    <img
      key={logo}
      className={className}
      src={logo}
      alt=""
      referrerPolicy="no-referrer"
      onError={({ currentTarget }) => currentTarget.toggleAttribute('hidden', true)}
    />
  );
}
