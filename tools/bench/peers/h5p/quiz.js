/*
 * The smallest H5P content type that can show our quiz. H5P's own 'Multiple Choice' is not in the
 * npm registry; `--h5p` measures it.
 */
const { EventDispatcher, jQuery: $ } = globalThis.H5P;

globalThis.H5P.BenchQuiz = class extends EventDispatcher {
  constructor(quiz) {
    super();
    this.quiz = quiz;
  }

  attach($container) {
    const { question, answers, correct } = this.quiz;
    const $verdict = $("<p>");
    const $answers = $("<div role='radiogroup'>");
    for (const { text, isCorrect } of answers)
      $("<button type='button' role='radio'>")
        .text(text)
        .on("click", () => $verdict.text(isCorrect ? correct : "Oops"))
        .appendTo($answers);
    $container.append($("<h1>").text(question), $answers, $verdict);
  }
};
