export const loadShell = () => import('./shell');
