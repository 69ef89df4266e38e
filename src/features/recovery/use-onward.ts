import { useCallback } from 'react';
import { useSourceQuery } from '../../shared/navigation/source';
import { type Navigate, useNavigate } from '../../shared/navigation/use-navigate';

/** Goes to another step, or back to the sign-in: where the viewer wants to go in the end goes along (OQ-53). */
export function useOnward(): Navigate {
  const navigate = useNavigate();
  const sourceQuery = useSourceQuery();
  return useCallback(
    (name, { query, ...options } = {}) =>
      navigate(name, { ...options, query: { ...sourceQuery(), ...query } }),
    [navigate, sourceQuery],
  );
}
