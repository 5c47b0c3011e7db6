let folder: string | undefined;

/** The operator's folder with more fonts for labels: one for the process, as its fonts are. */
export function fontFolder(): string | undefined {
  return folder;
}

/** Said once, when the settings are known. */
export function useFontFolder(path: string | undefined): void {
  folder = path;
}
