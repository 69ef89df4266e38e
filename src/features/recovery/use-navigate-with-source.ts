import { useCallback } from 'react';
import { useSourceQuery } from '#shared/navigation/source';
import { type Navigate, useNavigate } from '#shared/navigation/use-navigate';

/** Navigates to another step or the sign-in and passes on the source query (OQ-53). */
export function useNavigateWithSource(): Navigate {
  const navigate = useNavigate();
  const sourceQuery = useSourceQuery();
  return useCallback(
    (name, { query, ...options } = {}) =>
      navigate(name, { ...options, query: { ...sourceQuery(), ...query } }),
    [navigate, sourceQuery],
  );
}
