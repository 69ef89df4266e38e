import { useEffect } from 'react';
import { useNavigate } from '#shared/navigation/use-navigate';
import type { Elements } from '#ui/elements';
import { useChunk } from '#ui/loading/lazy';

type Props = { permission: string; children: Elements };

/** Renders a section for viewers with its permission, and redirects others to the no-permission page (PERM-05). */
export function Permitted({ permission, children }: Props) {
  // Without a permission to check, nothing is decrypted.
  return permission ? <Checked permission={permission}>{children}</Checked> : children;
}

export const loadPermissions = () => import('#session/permissions');

function Checked({ permission, children }: Props) {
  const isPermitted = useChunk(loadPermissions).hasPermission(permission);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPermitted) navigate('NoPermission', { replaces: true });
  }, [isPermitted, navigate]);
  return isPermitted ? children : null;
}
