/** Copies the themes, which pages link as they are. */
import { cpSync } from 'node:fs';

cpSync('src/ui/themes', 'dist/themes', { recursive: true });
