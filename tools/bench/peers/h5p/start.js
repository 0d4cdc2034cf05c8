// h5p-standalone's own script has set the global before.
await new globalThis.H5PStandalone.H5P(document.getElementById("root"), {
  h5pJsonPath: "./content",
  frameJs: "./player/frame.bundle.js",
  frameCss: "./player/styles/h5p.css",
  embedType: "div",
});
