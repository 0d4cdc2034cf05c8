import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/** What the web imports of React's modules; all of it is in one file. */
const REACT_EXPORTS = {
  react: [
    "Component",
    "Fragment",
    "Suspense",
    "cloneElement",
    "createContext",
    "createElement",
    "forwardRef",
    "isValidElement",
    "lazy",
    "memo",
    "startTransition",
    "use",
    "useCallback",
    "useContext",
    "useDeferredValue",
    "useEffect",
    "useEffectEvent",
    "useId",
    "useImperativeHandle",
    "useInsertionEffect",
    "useLayoutEffect",
    "useMemo",
    "useReducer",
    "useRef",
    "useState",
    "useSyncExternalStore",
  ],
  "react/jsx-runtime": ["jsx", "jsxs"],
  "react-dom": ["createPortal", "flushSync"],
  "react-dom/client": ["createRoot", "hydrateRoot"],
};
export const REACT_MODULES = Object.keys(REACT_EXPORTS);

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'`]([^"'`]+)["'`]/g;

/** Names that this code imports from React's file at `path`, and that the file lacks. */
export function missingOfReact(code: string, path: string): string[] {
  const exported = new Set(Object.values(REACT_EXPORTS).flat());
  return [...code.matchAll(IMPORT)]
    .filter(([, , from]) => from === path)
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(" as ")[0] ?? "")
    .filter((name) => name !== "" && !exported.has(name));
}

const entryCode = () =>
  Object.entries(REACT_EXPORTS)
    .map(([module, names]) => `export { ${names.join(", ")} } from "${module}";\n`)
    .join("");

/**
 * Builds React into a file of its own, which all documents load: a family that crosses from one zone
 * to the other, whose builds are apart, loads it once. Returns its URL path.
 */
export async function buildReact(root: string, outDir: string): Promise<string> {
  const folder = join(root, ".cache/react");
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "react.js");
  writeFileSync(entry, entryCode());
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/react-[hash].js" },
      },
    },
  });
  const [file, ...others] = readdirSync(join(outDir, "assets"));
  if (file === undefined || others.length > 0)
    throw new Error(`React must be built into one file, not ${1 + others.length}.`);
  return `/assets/${file}`;
}
